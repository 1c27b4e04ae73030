import Glibc
import SheetGtk

Memory.keepFrames()
exit(Program().run(CommandLine.arguments))
