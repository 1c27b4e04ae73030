// swift-tools-version: 6.0
import PackageDescription

/// One set of language settings for every target.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The one target that talks C: Swift 6.0's checks refuse to hand a C pointer to the main actor,
/// where GTK's callbacks already are.
let bridge = strict + [.swiftLanguageMode(.v5)]

/// What the browser scene shows.
let article: [Resource] = [
  "article.css", "page/article.txt", "page/viaduct.svg", "page/lighthouse.svg", "page/halt.svg",
  "page/map.svg",
].map { .embedInCode("../../Resources/\($0)") }

let package = Package(
  name: "BottomSheet",
  products: [
    .library(name: "SheetEngine", targets: ["SheetEngine"]),
    .library(name: "SheetGtk", targets: ["SheetGtk"]),
    .executable(name: "bottom-sheet", targets: ["BottomSheetApp"]),
  ],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "SheetEngine", swiftSettings: strict),
    .target(name: "GtkBridge", dependencies: ["CGtk"], swiftSettings: bridge),
    .target(
      name: "SheetGtk", dependencies: ["SheetEngine", "GtkBridge"],
      resources: [.embedInCode("../../Resources/style.css")], swiftSettings: strict),
    .executableTarget(
      name: "BottomSheetApp", dependencies: ["SheetGtk"], resources: article,
      swiftSettings: strict),
    .target(name: "CAllocations"),
    .executableTarget(
      name: "sheet-bench", dependencies: ["SheetGtk", "CAllocations"], path: "Sources/SheetBench",
      swiftSettings: strict),
    .executableTarget(
      name: "sample-subclass", dependencies: ["SheetGtk"], path: "Sources/SampleSubclass",
      swiftSettings: strict),
    .executableTarget(
      name: "sample-attach", dependencies: ["SheetGtk"], path: "Sources/SampleAttach",
      swiftSettings: strict),
    .target(
      name: "SheetTestSupport", dependencies: ["SheetEngine"],
      path: "Tests/SheetTestSupport", swiftSettings: strict),
    .testTarget(
      name: "SheetEngineTests", dependencies: ["SheetEngine", "SheetTestSupport"],
      swiftSettings: strict),
    .target(
      name: "DesktopTestSupport", path: "Tests/DesktopTestSupport", swiftSettings: strict),
    .testTarget(
      name: "SheetGtkTests", dependencies: ["SheetGtk", "DesktopTestSupport", "CGtk"],
      swiftSettings: strict),
    .testTarget(
      name: "DesktopTests",
      dependencies: [
        "DesktopTestSupport", "BottomSheetApp", "sample-subclass", "sample-attach",
      ],
      exclude: ["Looks", "settings-portal.py", "accessible-tree.py", "cursor.py"],
      swiftSettings: strict),
  ]
)
