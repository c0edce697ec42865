import './palette.css';
/**
 * Hills, lawn and path behind and before the house, 640 by 400; colours come from the time of day
 * the tokens are set to.
 */
export function Hills() {
  return (
    <>
      <path
        d="M0 222C70 176 150 178 226 214c84-36 176-48 250-16 66-22 118-14 164 6v196H0Z"
        fill="var(--art-hill-far)"
      />
      <path
        d="M0 248c96-36 196-24 286 12 110-44 236-52 354-14v154H0Z"
        fill="var(--art-hill-mid)"
      />
      <path
        d="M0 276c132-34 268-22 392 4 92-20 176-16 248-2v122H0Z"
        fill="var(--art-hill-near)"
      />
      <path
        d="M34 270c2 26 6 46 0 84M78 264c6 28 10 54 6 92M122 262c10 30 16 60 16 96"
        fill="none"
        stroke="var(--art-leaf)"
        strokeWidth="2"
        opacity="0.35"
      />
      <path
        d="M0 302c180-22 420-18 640 0v98H0Z"
        fill="var(--art-ground)"
      />
    </>
  );
}

export function Path() {
  return (
    <path
      d="M250 338c-92 10-176 22-196 62h64c8-30 84-46 172-58Z"
      fill="var(--art-wall-shade)"
    />
  );
}

/** A broad oak or, with `isTall`, a maple; x and y are the foot of its trunk. */
export function Tree({
  x,
  y,
  scale = 1,
  isTall = false,
}: {
  x: number;
  y: number;
  scale?: number | undefined;
  isTall?: boolean | undefined;
}) {
  const crown = isTall
    ? 'M0-118c22 0 30 20 24 34 18 6 20 32 4 40 4 18-14 28-28 22-14 6-32-4-28-22-16-8-14-34 4-40-6-14 2-34 24-34Z'
    : 'M2-104c26-6 42 10 40 26 22 0 30 22 18 34 4 16-18 24-32 16-14 12-42 12-56 0-18 8-38-2-34-18-12-12-2-34 20-32-2-16 18-32 44-26Z';
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M-5 2C-3-14-3-30-9-46l6-3 4 14 6-16 6 3C6-32 4-16 7 2Z"
        fill="var(--art-leaf-dark)"
      />
      <path
        d={crown}
        fill="var(--art-leaf)"
      />
      <path
        d={crown}
        transform={isTall ? 'translate(7 -38) scale(0.6)' : 'translate(12 -34) scale(0.62)'}
        fill="var(--art-leaf-light)"
      />
    </g>
  );
}

export function Shrubs({ x, y, scale = 1 }: { x: number; y: number; scale?: number | undefined }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M0 12c-6-14 8-24 18-18 8-12 26-10 30 2 10-4 20 4 18 16Z"
        fill="var(--art-leaf)"
      />
      <path
        d="M22-2c6-8 18-8 22 2M50 2c6-2 10 2 11 6"
        fill="none"
        stroke="var(--art-leaf-light)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <g fill="var(--art-sun)">
        <circle
          cx="14"
          cy="3"
          r="2.2"
        />
        <circle
          cx="32"
          cy="5"
          r="2.2"
        />
        <circle
          cx="52"
          cy="8"
          r="2.2"
        />
      </g>
    </g>
  );
}

export function Cloud({ x, y, scale = 1 }: { x: number; y: number; scale?: number | undefined }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="var(--art-trim)"
    >
      <rect
        x="24"
        width="54"
        height="9"
        rx="4.5"
        opacity="0.85"
      />
      <rect
        y="9"
        width="92"
        height="9"
        rx="4.5"
        opacity="0.8"
      />
      <rect
        x="34"
        y="18"
        width="76"
        height="9"
        rx="4.5"
        opacity="0.55"
      />
    </g>
  );
}
