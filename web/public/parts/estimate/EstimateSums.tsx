import { useEffect, useRef } from 'react';
import { prefersLessMotion } from '../../browser/effects/motion.ts';
import { figureText, type EstimateFigure, type EstimateLabels } from './use-estimate.ts';
import styles from './estimate-sums.module.css';

const durationMs = 1100;

interface CountUpProps {
  amount: number;
  format: (amount: number) => string;
}

/** Counts up to its amount once, unless motion is reduced. The page has the true figure. */
function CountUp({ amount, format }: CountUpProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const write = useRef(format);
  useEffect(() => {
    if (prefersLessMotion()) {
      return;
    }
    const element = shown.current!;
    const text = write.current;
    let frame = 0;
    let startedAt: number | undefined;
    const step = (now: number) => {
      startedAt ??= now;
      const share = Math.min(1, (now - startedAt) / durationMs);
      element.textContent = text(Math.round(amount * (1 - (1 - share) ** 3)));
      if (share < 1) {
        frame = requestAnimationFrame(step);
      }
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      element.textContent = text(amount);
    };
  }, [amount]);
  return <span ref={shown}>{format(amount)}</span>;
}

interface EstimateSumsProps {
  figures: readonly EstimateFigure[];
  labels: EstimateLabels;
  variant: 'sum' | 'trio';
}

export function EstimateSums({ figures, labels, variant }: EstimateSumsProps) {
  const total = labels.creditNote ? `${styles.total} ${styles.ended}` : styles.total;
  const counted = (figure: EstimateFigure) => (amount: number) => {
    const share = amount / (figure.amount || 1);
    const low = figure.low === undefined ? undefined : Math.round(figure.low * share);
    return figureText({ ...figure, amount, low }, labels);
  };
  return (
    <dl className={styles[variant]}>
      {figures.map((figure) => (
        <div key={figure.key} className={figure.key === 'totalBenefit' ? total : undefined}>
          <dt>{figure.label}</dt>
          <dd>
            {figure.amount === null ? (
              labels.notAvailable
            ) : (
              <CountUp amount={figure.amount} format={counted(figure)} />
            )}
          </dd>
          {figure.note && <dd className={styles.note}>{figure.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
