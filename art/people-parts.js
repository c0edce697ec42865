import { colourAt, paint } from './hero-light.js';

export const tau = Math.PI * 2;

/** The place on the ground that lies so many metres to the right of the camera's middle, and so many nearer than the house. */
export const onGround = (right, near) => [
  right * Math.cos(0.52) + near * Math.sin(0.52),
  near * Math.cos(0.52) - right * Math.sin(0.52),
];

/** A limb as an outline: circles [x, y, radius] with what lies between them. */
export function limb(points) {
  const path = new Path2D();
  points.forEach(([x, y, r], i) => {
    path.moveTo(x + r, y);
    path.arc(x, y, r, 0, tau);
    const next = points[i + 1];
    if (next) {
      const [u, v, q] = next,
        long = Math.hypot(u - x, v - y) || 1,
        [nx, ny] = [(v - y) / long, (x - u) / long];
      path.moveTo(x + nx * r, y + ny * r);
      path.lineTo(u + nx * q, v + ny * q);
      path.lineTo(u - nx * q, v - ny * q);
      path.lineTo(x - nx * r, y - ny * r);
      path.closePath();
    }
  });
  return path;
}
export const outline = (text) => new Path2D(text);
export const oval = (x, y, rx, ry, turn = 0) => {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, turn, 0, tau);
  return path;
};

/** Fills a part with its lit colour, and lays its shade over all but the edge that looks at the sun. */
export function painter(c, day) {
  const along = Math.max(-1, Math.min(1, day.sun.along * 1.2));
  return (path, albedo, depth = 0.035) => {
    c.fillStyle = paint(colourAt(day, albedo, 1.05));
    c.fill(path);
    c.save();
    c.clip(path);
    c.translate(-along * depth, -0.4 * depth);
    c.fillStyle = paint(colourAt(day, albedo, 0.4));
    c.fill(path);
    c.restore();
  };
}
