import CGtk

/// Something that was painted, to be painted again as it was.
@MainActor
public final class Painting {
  fileprivate nonisolated(unsafe) let node: OpaquePointer

  fileprivate init(_ node: OpaquePointer) { self.node = node }

  deinit { gsk_render_node_unref(node) }
}

extension Snapshot {
  /// Paints, and keeps what was painted; nil where that was nothing.
  public func keep(_ paint: (Snapshot) -> Void) -> Painting? {
    guard let recorder = gtk_snapshot_new() else { return nil }
    paint(Snapshot(pointer: recorder, widget: widget))
    guard let node = gtk_snapshot_free_to_node(recorder) else { return nil }
    gtk_snapshot_append_node(pointer, node)
    return Painting(node)
  }

  /// Paints something that fades away and something that comes in its stead.
  ///
  /// - Parameters:
  ///   - old: What fades away.
  ///   - progress: How much of it has, 0…1.
  ///   - painting: Paints what comes.
  public func crossFade(
    from old: Painting, progress: Double, _ painting: (Snapshot) -> Void
  ) {
    gtk_snapshot_push_cross_fade(pointer, progress)
    gtk_snapshot_append_node(pointer, old.node)
    gtk_snapshot_pop(pointer)
    painting(self)
    gtk_snapshot_pop(pointer)
  }
}
