import './palette.css';
import './evening.css';
import { House } from './House.tsx';
import { Hills, Path, Shrubs, Tree } from './Land.tsx';

const stars = [
  [40, 40],
  [92, 88],
  [150, 30],
  [214, 66],
  [268, 24],
  [330, 58],
  [382, 22],
  [446, 74],
  [500, 34],
  [548, 90],
  [602, 44],
  [66, 140],
  [570, 142],
  [412, 118],
  [120, 120],
];

/**
 * The same house when the day is done: lamps lit, the sun just gone. `data-time=evening` sets the
 * colours, in both themes.
 */
export function HouseEvening({
  title,
  className,
}: {
  title?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      data-time="evening"
      {...(title
        ? {
            role: 'img',
            'aria-label': title,
          }
        : { 'aria-hidden': true })}
    >
      <linearGradient
        id="sky-evening"
        x2="0"
        y2="1"
      >
        <stop stopColor="var(--art-sky-high)" />
        <stop
          offset="0.6"
          stopColor="var(--art-sky-low)"
        />
      </linearGradient>
      <rect
        width="640"
        height="400"
        fill="url(#sky-evening)"
      />
      {stars.map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index % 3 ? 1.1 : 1.7}
          fill="var(--on-night)"
          opacity={index % 2 ? 0.5 : 0.85}
        />
      ))}
      <circle
        cx="546"
        cy="226"
        r="92"
        fill="var(--art-glow)"
        opacity="0.4"
      />
      <circle
        cx="546"
        cy="226"
        r="56"
        fill="var(--art-glow)"
        opacity="0.7"
      />
      <circle
        cx="546"
        cy="226"
        r="30"
        fill="var(--art-sun)"
      />
      <Hills />
      <Tree
        x={196}
        y={306}
        scale={1.28}
        isTall
      />
      <Tree
        x={572}
        y={314}
        scale={0.96}
      />
      <Path />
      <g fill="var(--art-window-lit)">
        <ellipse
          cx="262"
          cy="340"
          rx="150"
          ry="17"
          opacity="0.16"
        />
        <ellipse
          cx="250"
          cy="338"
          rx="92"
          ry="10"
          opacity="0.22"
        />
      </g>
      <House
        isLit
        x={152}
        y={138}
      />
      <Shrubs
        x={314}
        y={322}
      />
      <Shrubs
        x={364}
        y={322}
        scale={0.9}
      />
      <Shrubs
        x={138}
        y={320}
        scale={0.86}
      />
      <Shrubs
        x={246}
        y={326}
        scale={0.6}
      />
      <Tree
        x={74}
        y={338}
        scale={1.5}
      />
    </svg>
  );
}
