import '../../art/evening.css';
import { House } from '../../art/House.tsx';
import { Shrubs, Tree } from '../../art/Land.tsx';
import { pointOnArc, type SunArc } from '../../art/sun-arc.ts';

const ground = 330;
// Half an ellipse that hangs down, because its height is negative.
const arc: SunArc = {
  cx: 720,
  base: ground,
  rx: 560,
  ry: -165,
};
const sun = pointOnArc(arc, 0.62);
// The sun and its glow.
const disks = [
  [58, 0.1],
  [38, 0.22],
  [22, 1],
] as const;
const stars = [
  [70, 60],
  [150, 150],
  [236, 44],
  [322, 108],
  [420, 30],
  [508, 92],
  [600, 52],
  [840, 36],
  [930, 96],
  [1010, 44],
  [1096, 130],
  [1182, 58],
  [1270, 104],
  [1368, 40],
  [1320, 190],
  [60, 220],
  [260, 206],
  [1180, 214],
] as const;

export function NightScene({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden
      data-time="evening"
    >
      <g fill="var(--on-night)">
        {stars.map(([x, y], index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={index % 3 ? 1.5 : 2.3}
            opacity={index % 2 ? 0.5 : 0.85}
          />
        ))}
      </g>
      <path
        d={`M0 ${ground}C180 262 330 270 470 306c150-58 330-60 480-12 150-44 330-36 490 36v230H0Z`}
        fill="var(--art-hill-near)"
        opacity="0.55"
      />
      <path
        d={`M0 ${ground + 12}c420-26 1000-26 1440 0v218H0Z`}
        fill="var(--night-raised)"
      />
      <path
        d={`M${arc.cx - arc.rx} ${ground}A${arc.rx} ${-arc.ry} 0 0 0 ${arc.cx + arc.rx} ${ground}`}
        fill="none"
        stroke="var(--on-night-soft)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="0.1 9"
        opacity="0.6"
      />
      {disks.map(([r, opacity]) => (
        <circle
          key={r}
          cx={sun.x}
          cy={sun.y}
          r={r}
          fill="var(--sun)"
          opacity={opacity}
        />
      ))}
      <ellipse
        cx="720"
        cy={ground + 8}
        rx="230"
        ry="16"
        fill="var(--art-window-lit)"
        opacity="0.18"
      />
      <Tree
        x={540}
        y={ground + 2}
        scale={1.2}
        isTall
      />
      <Tree
        x={930}
        y={ground + 6}
        scale={0.95}
      />
      <House
        isLit
        x={556}
        y={138}
      />
      <Shrubs
        x={700}
        y={ground - 6}
      />
      <Shrubs
        x={780}
        y={ground - 4}
        scale={0.8}
      />
      <Tree
        x={470}
        y={ground + 12}
        scale={1.35}
      />
    </svg>
  );
}
