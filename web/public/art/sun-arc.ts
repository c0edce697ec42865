/**
 * The sun's way over the house as half an ellipse: a point for any share of the day, 0 at sunrise
 * and 1 at sunset.
 */
export interface SunArc {
  cx: number;
  base: number;
  rx: number;
  ry: number;
}

export function pointOnArc(
  { cx, base, rx, ry }: SunArc,
  share: number,
): {
  x: number;
  y: number;
} {
  const angle = Math.PI * Math.min(1, Math.max(0, share)),
    round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(cx - rx * Math.cos(angle)),
    y: round(base - ry * Math.sin(angle)),
  };
}

/** SVG path of the arc from the morning to a share of the day. */
export function arcPath(arc: SunArc, to: number): string {
  const a = pointOnArc(arc, 0);
  const b = pointOnArc(arc, to);
  return `M${a.x} ${a.y}A${arc.rx} ${arc.ry} 0 0 1 ${b.x} ${b.y}`;
}
