"""A settings portal that knows one setting, the colour scheme; each number on standard input
becomes its value and is told to whoever listens."""
import sys
from gi.repository import Gio, GLib

NAME = "org.freedesktop.portal.Settings"
PATH = "/org/freedesktop/portal/desktop"
SETTING = ("org.freedesktop.appearance", "color-scheme")
XML = f"""<node><interface name="{NAME}">
  <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="v" direction="out"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""

value = int(sys.argv[1])
bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def answer(_bus, _sender, _path, _interface, _method, parameters, invocation):
    if parameters.unpack() == SETTING:
        number = GLib.Variant("u", value)
        invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", number),)))
    else:
        invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "No such setting.")


def read(_channel, _condition):
    global value
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    value = int(line)
    told = GLib.Variant("(ssv)", (*SETTING, GLib.Variant("u", value)))
    bus.emit_signal(None, PATH, NAME, "SettingChanged", told)
    return True


interface = Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0]
bus.register_object(PATH, interface, answer, None, None)
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE,
    lambda *_: print("ready", flush=True), None)
loop = GLib.MainLoop()
GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, read)
loop.run()
