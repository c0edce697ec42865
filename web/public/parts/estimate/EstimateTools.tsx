import { Button } from '#web/kit/Button.tsx';
import { Print, Share } from '#web/kit/icons.tsx';
import { showToast } from '../../browser/effects/toast.ts';
import { type EstimateFigure, type EstimateLabels, figureText } from './use-estimate.ts';
import { ContinueElsewhere } from '../resume/ContinueElsewhere.tsx';
import styles from './estimate-rest.module.css';

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

export function EstimateTools({ labels }: { labels: EstimateLabels }) {
  const { t } = labels;
  return (
    <div className={styles.tools}>
      <Button variant="quiet" size="small" onClick={() => print()}>
        <Print size={20} />
        {t('print')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => void shareEstimate(labels)}>
        <Share size={20} />
        {t('share')}
      </Button>
      <ContinueElsewhere step="/calculator" />
    </div>
  );
}
