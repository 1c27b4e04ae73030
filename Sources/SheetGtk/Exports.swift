// Whoever imports the library has the engine's values and the widgets at hand too.
@_exported public import GtkBridge
@_exported public import SheetEngine
