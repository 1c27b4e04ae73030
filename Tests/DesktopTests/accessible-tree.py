"""What the programs of a session bus tell assistive technology: one JSON list of things, parents
before children. With the name of a thing and of an action it has the thing do that instead, and
with `aloud` as a third word it answers what is said aloud then: one JSON string, null if nothing
is said in five seconds."""
import json
import sys
from gi.repository import Gio, GLib

session = Gio.bus_get_sync(Gio.BusType.SESSION)
address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
                            None, None, 0, 5000).unpack()[0]
FLAGS = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
         | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
bus = Gio.DBusConnection.new_for_address_sync(address, FLAGS, None, None)


def call(thing, interface, method, arguments=None):
    return bus.call_sync(*thing, interface, method, arguments, None, 0, 5000).unpack()


def get(thing, interface, name):
    arguments = GLib.Variant("(ss)", ("org.a11y.atspi." + interface, name))
    return call(thing, "org.freedesktop.DBus.Properties", "Get", arguments)[0]


def things(thing):
    yield thing
    for child in call(thing, "org.a11y.atspi.Accessible", "GetChildren")[0]:
        yield from things(child)


def actions(thing):
    try:
        count = get(thing, "Action", "NActions")
    except GLib.Error:
        return []
    return [call(thing, "org.a11y.atspi.Action", "GetName", GLib.Variant("(i)", (index,)))[0]
            for index in range(count)]


def area(thing):
    in_window = GLib.Variant("(u)", (1,))
    try:
        return call(thing, "org.a11y.atspi.Component", "GetExtents", in_window)[0]
    except GLib.Error:
        return [0, 0, 0, 0]


def described(thing):
    return {"role": call(thing, "org.a11y.atspi.Accessible", "GetRoleName")[0],
            "name": get(thing, "Accessible", "Name"),
            "description": get(thing, "Accessible", "Description"),
            "actions": actions(thing), "area": area(thing)}


everything = things(("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"))
if len(sys.argv) > 2:
    thing = next(thing for thing in everything if get(thing, "Accessible", "Name") == sys.argv[1])
    index = actions(thing).index(sys.argv[2])
    loop, said = GLib.MainLoop(), []

    def hear(*signal):
        said.append(signal[-1].unpack()[3])
        loop.quit()

    bus.signal_subscribe(None, "org.a11y.atspi.Event.Object", "Announcement", None, None, 0, hear)
    call(thing, "org.a11y.atspi.Action", "DoAction", GLib.Variant("(i)", (index,)))
    if "aloud" in sys.argv:
        GLib.timeout_add_seconds(5, loop.quit)
        loop.run()
        print(json.dumps(said[0] if said else None))
else:
    print(json.dumps([described(thing) for thing in everything]))
