/** One camera for everything that stands on the ground: metres in, canvas pixels out. x along the ridge, y up, z towards us. */
const yaw = 0.52,
  pitch = 0.115,
  distance = 46,
  focal = 2150,
  centre = [650, 592];

export function project(x, y, z) {
  const right = x * Math.cos(yaw) - z * Math.sin(yaw),
    near = x * Math.sin(yaw) + z * Math.cos(yaw);
  const height = y * Math.cos(pitch) - near * Math.sin(pitch),
    depth = near * Math.cos(pitch) + y * Math.sin(pitch);
  const scale = focal / (distance - depth);
  return [centre[0] + right * scale, centre[1] - height * scale, scale];
}

/** The corners of the smallest outline around the points (Andrew's monotone chain). */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list) => {
    const out = [];
    for (const p of list) {
      while (
        out.length > 1 &&
        (out.at(-1)[0] - out.at(-2)[0]) * (p[1] - out.at(-2)[1]) -
          (out.at(-1)[1] - out.at(-2)[1]) * (p[0] - out.at(-2)[0]) <=
          0
      ) {
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
