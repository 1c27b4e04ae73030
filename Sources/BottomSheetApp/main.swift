import Glibc
import SheetGtk

// Installed, or built in the source tree.
Translations.open(in: ["../share/locale", "../../../Resources/locale"])
exit(Program().run(CommandLine.arguments))
