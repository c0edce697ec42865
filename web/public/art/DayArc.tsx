import './palette.css';
import { arcPath, pointOnArc, type SunArc } from './sun-arc.ts';

const arc: SunArc = {
  cx: 576,
  base: 190,
  rx: 560,
  ry: 166,
};
const colours = ['var(--art-glow)', 'var(--sun)', 'var(--sun)', 'var(--sun-line)'];
// The sun's places over the middles of four equal columns.
const places = [144, 432, 720, 1008].map((x) =>
  pointOnArc(arc, Math.acos((arc.cx - x) / arc.rx) / Math.PI),
);

/** It is shown as a file on light and on dark paper: its lines let the paper through. */
export function DayArc() {
  return (
    <svg viewBox="0 -6 1152 206" width="1152" height="206" fill="none">
      <path d="M0 190.5h1152" stroke="var(--rule-strong)" strokeWidth="1.5" opacity="0.3" />
      <path
        d={arcPath(arc, 0, 1)}
        stroke="var(--sun-line)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="0.1 8"
      />
      {places.map(({ x, y }) => (
        <path
          key={x}
          d={`M${x} ${y + 30}V190`}
          stroke="var(--rule-strong)"
          strokeWidth="1.5"
          opacity="0.3"
        />
      ))}
      {places.map(({ x, y }, index) => (
        <g key={x} fill={colours[index]}>
          <circle cx={x} cy={y} r="34" opacity="0.2" />
          <circle cx={x} cy={y} r="20" />
        </g>
      ))}
    </svg>
  );
}
