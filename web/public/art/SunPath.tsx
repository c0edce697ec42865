import './palette.css';
import { arcPath, pointOnArc, type SunArc } from './sun-arc.ts';

const arc: SunArc = {
  cx: 160,
  base: 40,
  rx: 150,
  ry: 27,
};

/**
 * The shares of the day of the four steps: their x are the middles of four equal columns (12.5 %,
 * 37.5 %, ...).
 */
const shares = [40, 120, 200, 280].map((x) => Math.acos((arc.cx - x) / arc.rx) / Math.PI);

/**
 * The four steps as a day: the sun is at the current one, the way behind it is a line, the way
 * ahead dotted. Labels are beside it.
 */
export function SunPath({
  step,
  className,
}: {
  step: 1 | 2 | 3 | 4;
  className?: string | undefined;
}) {
  const share = shares[step - 1] ?? 0,
    sun = pointOnArc(arc, share),
    isEvening = step === 4;
  return (
    <svg viewBox="0 0 320 46" className={className} aria-hidden fill="none" strokeLinecap="round">
      <path d="M4 40.5h312" stroke="var(--rule)" strokeWidth="1.5" />
      <path
        d={arcPath(arc, 1)}
        stroke="var(--rule-strong)"
        strokeWidth="1.5"
        strokeDasharray="0.1 6"
      />
      <path d={arcPath(arc, share)} stroke="var(--sun-line)" strokeWidth="2.25" />
      <g strokeLinejoin="round" transform="translate(67.2 -2.92) scale(.58)">
        <path d="M143 74V57.5L160 44l17 13.5V74Z" fill="var(--paper-raised)" />
        <path d="M138.5 61 160 44l21.5 17M143 58v16h34V58" stroke="var(--ink)" strokeWidth="2.75" />
        <path
          d="M155 74v-9.5h10V74Z"
          fill={isEvening ? 'var(--art-window-lit)' : 'var(--paper-sunk)'}
          stroke="var(--ink)"
          strokeWidth="2.5"
        />
      </g>
      {shares.map((at, index) => {
        const { x, y } = pointOnArc(arc, at);
        if (index + 1 === step) {
          return null;
        }
        return index + 1 < step ? (
          <circle key={at} cx={x} cy={y} r="4.5" fill="var(--sun-line)" />
        ) : (
          <circle
            key={at}
            cx={x}
            cy={y}
            r="4"
            fill="var(--paper)"
            stroke="var(--rule-strong)"
            strokeWidth="1.75"
          />
        );
      })}
      <circle cx={sun.x} cy={sun.y} r="12.5" fill="var(--sun)" opacity="0.22" />
      <circle cx={sun.x} cy={sun.y} r="8" fill="var(--sun)" stroke="var(--paper)" strokeWidth="2" />
    </svg>
  );
}
