import Glibc
import SheetGtk

// Installed, or built in the source tree.
Translations.open(in: ["../share/locale", "../../../Resources/locale"])
Memory.keepFrames()
exit(Program().run(CommandLine.arguments))
