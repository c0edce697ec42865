import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Arrow, Print, Share } from '#web/kit/icons.tsx';
import { inLanguage } from '../../browser/go-to.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { showToast } from '../../browser/effects/toast.ts';
import { EstimateLetter } from './EstimateLetter.tsx';
import { MonthCard } from './MonthCard.tsx';
import {
  type EstimateFigure,
  type EstimateLabels,
  type EstimateView,
  figureText,
  useEstimate,
} from './use-estimate.ts';
import styles from './result-summary.module.css';

/** The estimate as lines of plain text: cost before savings, each note with its figure. */
function estimateAsText(labels: EstimateLabels): string {
  const { t, cost, savings, month, benefits, forHome, date, outside } = labels;
  const line = (figure: EstimateFigure) => {
    const text = `${figure.label}: ${figureText(figure, labels)}`;
    return figure.note ? `${text} (${figure.note})` : text;
  };
  const ofMonth = month
    ? [...month.lines.map(({ label, text }) => `${label}: ${text}`), month.verdict, month.fine]
    : [];
  return [
    t('title'),
    forHome,
    outside,
    ...[cost, ...savings].map(line),
    labels.caveat,
    ...ofMonth,
    ...benefits.map(line),
    t('estimateOnly'),
    t('calculatedOn', { date }),
  ]
    .filter((text) => text !== null)
    .join('\n');
}

/** Opens the share sheet of the device with the estimate, or copies it and says so. */
async function shareEstimate(labels: EstimateLabels): Promise<void> {
  const { t } = labels;
  const url = `${location.origin}/calculator`;
  const text = estimateAsText(labels);
  try {
    if (navigator.share) {
      return await navigator.share({
        title: t('title'),
        text,
        url,
      });
    }
    await navigator.clipboard.writeText(`${text}\n${url}`);
    showToast({
      title: t('copied'),
      text: t('copiedText'),
      tone: 'success',
    });
  } catch (error) {
    // Closing the share sheet is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') {
      return;
    }
    showToast({
      title: t('notCopied'),
      text: t('notCopiedText'),
      tone: 'destructive',
    });
  }
}

interface ResultSummaryProps {
  estimate: Estimate;
  /** An answer was changed since, so the figures do not match the form. */
  isOutdated: boolean;
  view: EstimateView;
  onShowAgain: () => void;
}

/** The estimate that stays on the page after the dialog, or from an earlier visit. */
export default function ResultSummary({
  estimate,
  isOutdated,
  view,
  onShowAgain,
}: ResultSummaryProps) {
  const labels = useEstimate(estimate, view);
  const { t } = labels;
  const calculator = useTranslations('calculator');
  return (
    <section className={styles.summary} aria-labelledby="estimate-title" data-result="">
      <h2 id="estimate-title" className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.basis}>{labels.forHome}</p>
      {labels.outside && <p className={styles.outside}>{labels.outside}</p>}
      <div role="status">
        {isOutdated && <p className={styles.outdated}>{calculator('outdated')}</p>}
      </div>
      <dl className={styles.figures}>
        {[labels.cost, ...labels.savings, ...labels.benefits].map((figure) => (
          <div key={figure.key} className={styles[figure.key]}>
            <dt>{figure.label}</dt>
            <dd>{figureText(figure, labels)}</dd>
            {figure.note && <dd className={styles.note}>{figure.note}</dd>}
          </div>
        ))}
      </dl>
      <div className={styles.month}>
        <MonthCard labels={labels} />
      </div>
      <p className={styles.date}>{t('calculatedOn', { date: labels.date })}</p>
      <div className={styles.actions}>
        <ButtonLink variant="ink" href={inLanguage('/qualify')}>
          {labels.next}
          <Arrow size={20} />
        </ButtonLink>
        <Button onClick={onShowAgain}>{t('showAgain')}</Button>
      </div>
      <div className={styles.tools}>
        <Button variant="quiet" size="small" onClick={() => print()}>
          <Print size={20} />
          {t('print')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => void shareEstimate(labels)}>
          <Share size={20} />
          {t('share')}
        </Button>
      </div>
      <EstimateLetter labels={labels} />
    </section>
  );
}
