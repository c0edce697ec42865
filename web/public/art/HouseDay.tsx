import './palette.css';
import { House } from './House.tsx';
import { Cloud, Hills, Path, Shrubs, Tree } from './Land.tsx';

/**
 * The house on a bright afternoon; in dark colours the same picture is a night with the lamps lit.
 * `title` only where no words say the same.
 */
export function HouseDay({
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
      data-time="day"
      {...(title
        ? {
            role: 'img',
            'aria-label': title,
          }
        : { 'aria-hidden': true })}
    >
      <linearGradient
        id="sky-day"
        x2="0"
        y2="1"
      >
        <stop stopColor="var(--art-sky-high)" />
        <stop
          offset="0.62"
          stopColor="var(--art-sky-low)"
        />
      </linearGradient>
      <rect
        width="640"
        height="400"
        fill="url(#sky-day)"
      />
      <circle
        cx="520"
        cy="92"
        r="98"
        fill="var(--art-glow)"
        opacity="0.3"
      />
      <circle
        cx="520"
        cy="92"
        r="60"
        fill="var(--art-glow)"
        opacity="0.55"
      />
      <circle
        cx="520"
        cy="92"
        r="32"
        fill="var(--art-sun)"
      />
      <Cloud
        x={44}
        y={66}
      />
      <Cloud
        x={262}
        y={38}
        scale={0.8}
      />
      <Cloud
        x={474}
        y={120}
        scale={0.72}
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
      <ellipse
        cx="236"
        cy="338"
        rx="196"
        ry="13"
        fill="var(--art-leaf-dark)"
        opacity="0.28"
      />
      <Path />
      <House
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
