import '../art/evening.css';
import { House } from '../art/House.tsx';
import { Cloud, Hills, Path, Shrubs, Tree } from '../art/Land.tsx';
import { pointOnArc } from '../art/sun-arc.ts';

const arc = {
  cx: 330,
  base: 270,
  rx: 300,
  ry: 205,
};
const halos = [
  [76, 0.35],
  [48, 0.65],
] as const;
const houseId = 'campaign-house';

/** Drawn once; every picture refers to it. */
export function CampaignHouse() {
  return (
    <svg
      className="visually-hidden"
      width="0"
      height="0"
      aria-hidden
    >
      <defs>
        <g id={houseId}>
          <House
            x={152}
            y={138}
          />
        </g>
      </defs>
    </svg>
  );
}

/**
 * The picture of an ad: the same house, each time at another hour. `share` runs from 0 at dawn to 1
 * at dusk.
 */
export function CampaignPicture({
  share,
  className,
}: {
  share: number;
  className?: string | undefined;
}) {
  const sun = pointOnArc(arc, share);
  const isEvening = share > 0.9;
  return (
    <svg
      viewBox="0 40 640 320"
      className={className}
      aria-hidden
      {...(isEvening && { 'data-time': 'evening' })}
    >
      <rect
        width="640"
        height="400"
        fill="var(--art-sky-high)"
      />
      <path
        d="M0 150c200-40 440-40 640 0v250H0Z"
        fill="var(--art-sky-low)"
        opacity="0.45"
      />
      <path
        d="M0 190c200-28 440-28 640 0v210H0Z"
        fill="var(--art-sky-low)"
        opacity="0.75"
      />
      {halos.map(([r, opacity]) => (
        <circle
          key={r}
          cx={sun.x}
          cy={sun.y}
          r={r}
          fill="var(--art-glow)"
          opacity={opacity}
        />
      ))}
      <circle
        cx={sun.x}
        cy={sun.y}
        r="27"
        fill="var(--art-sun)"
      />
      {!isEvening && (
        <Cloud
          x={(sun.x + 250) % 520}
          y={76}
          scale={0.8}
        />
      )}
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
      {isEvening ? (
        <House
          isLit
          x={152}
          y={138}
        />
      ) : (
        <use href={`#${houseId}`} />
      )}
      <Shrubs
        x={314}
        y={322}
      />
      <Shrubs
        x={138}
        y={320}
        scale={0.86}
      />
      <Tree
        x={74}
        y={338}
        scale={1.5}
      />
    </svg>
  );
}
