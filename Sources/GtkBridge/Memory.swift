import CGtk

/// How the C library's allocator keeps memory.
public enum Memory {
  /// Keeps frame-sized images mapped between frames, up to 32 MB, instead of giving them back and
  /// faulting them in again page by page.
  ///
  /// A choice for a whole program, which is why no part of the library makes it. Together with the
  /// pixel that waits in `SheetPiece` it took 400 × 800 on Cairo from 0.83 to 0.51 of
  /// AdwBottomSheet's CPU per transition.
  public static func keepFrames() {
    cgtk_keep_freed_memory(32 << 20)  // more than half of it malloc refuses to take from its heap
  }
}
