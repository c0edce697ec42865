import './palette.css';
import { House } from './House.tsx';
import { arcPath, pointOnArc, type SunArc } from './sun-arc.ts';

const arc: SunArc = {
  cx: 180,
  base: 196,
  rx: 160,
  ry: 164,
};

/**
 * The sun moves over the house as work proceeds (`progress` 0 to 100), the shadow turns, the lamps
 * go on last. Browser only.
 */
export function SunDial({
  progress,
  className,
}: {
  progress: number;
  className?: string | undefined;
}) {
  const share = 0.04 + 0.92 * Math.min(1, Math.max(0, progress / 100)),
    sun = pointOnArc(arc, share),
    lean = (sun.x - arc.cx) / arc.rx;
  const rays = [0, 45, 90, 135, 180, 225, 270, 315],
    glide = 'transform var(--slow, 480ms) var(--ease-in-out, ease)';
  return (
    <svg
      viewBox="-16 -4 392 220"
      className={className}
      data-time="day"
      aria-hidden
      fill="none"
      strokeLinecap="round"
    >
      <path
        d={arcPath(arc, 1)}
        stroke="var(--rule-strong)"
        strokeWidth="1.75"
        strokeDasharray="0.1 7"
      />
      <path d={arcPath(arc, share)} stroke="var(--sun-line)" strokeWidth="2.5" />
      <path d="M6 196.5h348" stroke="var(--rule)" strokeWidth="1.75" />
      <g
        style={{
          transform: `translate(${-lean * 46}px, 0)`,
          transition: glide,
        }}
      >
        <ellipse cx="182" cy="200" rx="112" ry="9" fill="var(--art-leaf-dark)" opacity="0.2" />
      </g>
      <ellipse cx="180" cy="199" rx="128" ry="10" fill="var(--art-ground)" opacity="0.75" />
      <House isLit={progress >= 85} x={76} y={76} scale={0.61} />
      <g
        style={{
          transform: `translate(${sun.x}px, ${sun.y}px)`,
          transition: glide,
        }}
      >
        <circle r="30" fill="var(--sun)" opacity="0.2" />
        <circle r="15" fill="var(--sun)" />
        {rays.map((turn) => (
          <path
            key={turn}
            d="M0 -20.5v-4"
            transform={`rotate(${turn + share * 90})`}
            stroke="var(--sun-line)"
            strokeWidth="2.5"
          />
        ))}
      </g>
    </svg>
  );
}
