"""The pointer an X server shows: one JSON object with the cursor's name and its number, which is
another one for each cursor that a program makes, however alike they are."""
import ctypes
import json


class CursorImage(ctypes.Structure):
    """XFixesCursorImage."""
    _fields_ = [(name, ctypes.c_short) for name in ("x", "y")] + [
        (name, ctypes.c_ushort) for name in ("width", "height", "xhot", "yhot")] + [
        ("serial", ctypes.c_ulong), ("pixels", ctypes.c_void_p), ("atom", ctypes.c_ulong),
        ("name", ctypes.c_char_p)]


x11, fixes = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXfixes.so.3")
x11.XOpenDisplay.restype = ctypes.c_void_p
fixes.XFixesGetCursorImage.argtypes = [ctypes.c_void_p]
fixes.XFixesGetCursorImage.restype = ctypes.POINTER(CursorImage)
image = fixes.XFixesGetCursorImage(x11.XOpenDisplay(None)).contents
print(json.dumps({"name": (image.name or b"").decode(), "number": image.serial}))
