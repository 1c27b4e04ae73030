/// Drags recorded on real screens: Flutter's velocity tracker test data, milliseconds and points.
public enum VelocityTraces {
  /// A finger that stopped before it let go; the parabola's slope at its end is −36.9 points/second.
  public static let stopping: [(milliseconds: Double, position: Double)] = [
    (340, 406.5714), (348, 421.4286), (356, 436.5714), (363, 451.7143), (371, 466.0),
    (378, 479.7143), (387, 491.7143), (395, 501.7143), (402, 509.1429), (410, 514.8571),
    (418, 519.4286), (425, 523.4286), (433, 527.1429), (441, 530.5714), (448, 533.1429),
    (456, 535.4286), (464, 536.8571), (472, 538.2857),
  ]

  /// A finger that lets go while it speeds up; the parabola's slope is −2910.1 points/second.
  public static let accelerating: [(milliseconds: Double, position: Double)] = [
    (222, 545.4286), (245, 545.4286), (275, 535.1429), (284, 528.8571), (291, 518.5714),
    (299, 503.4286), (307, 485.4286), (314, 464.0), (322, 440.2857),
  ]
}
