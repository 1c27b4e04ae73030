// The fields that say what a sheet looks like.
extension SheetConfiguration {
  private typealias Field = ConfigurationField<SheetConfiguration>

  static let backdropFields: [ConfigurationField<SheetConfiguration>] = [
    .flag(
      "isModal", .backdrop, "Keeps the page out of reach", { $0.isModal }, { $0.isModal = $1 }),
    Field(
      "backdrop.color", .backdrop, "Colour", .color, get: { .color($0.backdrop.color) },
      set: { root, value throws(SheetConfigurationError) in
        guard case .color(let color) = value else {
          throw .unusableValue(field: "backdrop.color", "it takes a colour")
        }
        root.backdrop.color = color
      }),
    .number(
      "backdrop.opacity", .backdrop, "Opacity", .part, Limits.parts, { $0.backdrop.opacity },
      { $0.backdrop.opacity = $1 }),
    Field(
      "backdrop.opacities", .backdrop, "Opacity of single detents", .parts,
      get: { .numbers($0.backdrop.opacities) },
      set: { root, value throws(SheetConfigurationError) in
        guard case .numbers(let parts) = value else {
          throw .unusableValue(field: "backdrop.opacities", "it takes numbers by detent")
        }
        root.backdrop.opacities = parts
      }),
    .text(
      "backdrop.largestUndimmed", .backdrop, "Nothing dimmed up to", .text,
      { $0.backdrop.largestUndimmed },
      { $0.backdrop.largestUndimmed = $1.isEmpty ? nil : $1 }),
  ]

  static let lookFields: [ConfigurationField<SheetConfiguration>] = [
    .number(
      "appearance.maximumWidth", .look, "At most as wide as", .points, SheetAppearance.widths,
      { $0.appearance.maximumWidth }, { $0.appearance.maximumWidth = $1 }),
    .choice(
      "appearance.alignment", .look, "Stands at the", of: SheetAppearance.Alignment.self,
      { $0.appearance.alignment }, { $0.appearance.alignment = $1 }),
    .number(
      "appearance.recession", .look, "Recedes under another by", .part, 0...0.9,
      { $0.appearance.recession }, { $0.appearance.recession = $1 }),
    .number(
      "appearance.cornerRadius", .look, "Corner radius", .points, SheetAppearance.lengths,
      { $0.appearance.cornerRadius }, { $0.appearance.cornerRadius = $1 }),
    .number(
      "appearance.shadow.opacity", .look, "Shadow", .part, Limits.parts,
      { $0.appearance.shadow.opacity }, { $0.appearance.shadow.opacity = $1 }),
    .number(
      "appearance.shadow.offset", .look, "Shadow falls by", .points, SheetAppearance.offsets,
      { $0.appearance.shadow.offset }, { $0.appearance.shadow.offset = $1 }),
    .number(
      "appearance.shadow.radius", .look, "Shadow's blur", .points, SheetAppearance.blurs,
      { $0.appearance.shadow.radius }, { $0.appearance.shadow.radius = $1 }),
  ]

  static let grabberFields: [ConfigurationField<SheetConfiguration>] = [
    .flag(
      "appearance.grabber", .look, "Grabber", { $0.appearance.grabber != nil },
      { root, isThere in
        guard isThere != (root.appearance.grabber != nil) else { return }
        root.appearance.grabber = isThere ? .standard : nil
      }),
    .number(
      "appearance.grabber.width", .look, "Grabber's width", .points, SheetAppearance.lengths,
      { $0.appearance.grabber?.width }, { $0.appearance.grabber?.width = $1 }),
    .number(
      "appearance.grabber.height", .look, "Grabber's height", .points, SheetAppearance.lengths,
      { $0.appearance.grabber?.height }, { $0.appearance.grabber?.height = $1 }),
    .number(
      "appearance.grabber.cornerRadius", .look, "Grabber's corner radius", .points,
      SheetAppearance.lengths,
      { $0.appearance.grabber?.cornerRadius }, { $0.appearance.grabber?.cornerRadius = $1 }),
    .number(
      "appearance.grabber.margin", .look, "Room above and below the grabber", .points,
      SheetAppearance.lengths,
      { $0.appearance.grabber?.margin }, { $0.appearance.grabber?.margin = $1 }),
  ]
}
