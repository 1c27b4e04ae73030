import Glibc
import SheetGtk

let usage = """
  usage: sheet-bench engine
         sheet-bench window anim|drag|idle|startup W H [N]
         sheet-bench anim|drag|idle|startup W H [N]
         sheet-bench check
  """

let words = CommandLine.arguments.dropFirst().filter { $0 != "window" }
switch words.first {
case "engine":
  EngineBench.run()
case "check":
  exit(CountCheck.run() ? 0 : 1)
default:
  guard let bench = WindowBench.Plan(Array(words)) else {
    Console.printError(usage)
    exit(2)
  }
  guard Display.open() else {
    Console.printError("sheet-bench: there is no display.")
    exit(1)
  }
  WindowBench(bench).run()
}
