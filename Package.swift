// swift-tools-version: 6.0
import PackageDescription

/// One set of language settings for every target.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "BottomSheet",
  products: [
    .library(name: "SheetEngine", targets: ["SheetEngine"])
  ],
  targets: [
    .target(name: "SheetEngine", swiftSettings: strict),
    .target(
      name: "SheetTestSupport", dependencies: ["SheetEngine"],
      path: "Tests/SheetTestSupport", swiftSettings: strict),
    .testTarget(
      name: "SheetEngineTests", dependencies: ["SheetEngine", "SheetTestSupport"],
      swiftSettings: strict),
  ]
)
