import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Arrow, Print, Share } from '#web/kit/icons.tsx';
import { inLanguage } from '../../browser/go-to.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { showToast } from '../../browser/effects/toast.ts';
import { EstimateLetter } from './EstimateLetter.tsx';
import { FootnoteMark } from './FootnoteMark.tsx';
import { useEstimate, type EstimateLabels } from './use-estimate.ts';
import styles from './result-summary.module.css';

interface ResultSummaryProps {
  estimate: Estimate;
  /**
   * An answer was changed since: the figures belong to the home they name, not to what the form
   * says now.
   */
  isOutdated: boolean;
  creditFootnote: string | null;
  onShowAgain: () => void;
}

async function share(
  labels: EstimateLabels,
  notAvailable: string,
  footnote: string | null,
): Promise<void> {
  const { t, dollars, benefits, savings, range, forHome, date } = labels;
  const lines = [...benefits, ...savings].map((figure) => {
    const mark = figure.hasCredit && footnote ? '*' : '';
    return `${figure.label}${mark}: ${figure.amount === null ? notAvailable : (range(figure) ?? dollars(figure.amount))}`;
  });
  const notes = [
    t('estimateOnly'),
    t('calculatedOn', { date }),
    ...(footnote ? [`* ${footnote}`] : []),
  ];
  const url = `${location.origin}/calculator`;
  const text = [t('title'), forHome, ...lines, ...notes].join('\n');
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
    // A share sheet that was closed is not an error.
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

/**
 * The estimate that stays on the page after the dialog, and from an earlier visit; with it, the
 * letter for the printer.
 */
export default function ResultSummary({
  estimate,
  isOutdated,
  creditFootnote,
  onShowAgain,
}: ResultSummaryProps) {
  const labels = useEstimate(estimate);
  const { t, dollars, range } = labels;
  const notAvailable = useTranslations('site')('notAvailable');
  const calculator = useTranslations('calculator');
  const footnote = labels.hasCredit ? creditFootnote : null;
  const [taxCredit, educationEarnings, total] = labels.benefits;
  return (
    <section
      className={styles.summary}
      aria-labelledby="estimate-title"
      data-result=""
    >
      <h2
        id="estimate-title"
        className={styles.title}
      >
        {t('title')}
      </h2>
      <p className={styles.basis}>{labels.forHome}</p>
      <div role="status">
        {isOutdated && <p className={styles.outdated}>{calculator('outdated')}</p>}
      </div>
      <dl className={styles.figures}>
        {[total!, taxCredit!, educationEarnings!, ...labels.savings].map((figure) => (
          <div
            key={figure.key}
            className={styles[figure.key]}
          >
            <dt>
              {figure.label}
              {figure.hasCredit && footnote && <FootnoteMark to="credit-footnote" />}
            </dt>
            <dd>
              {figure.amount === null ? notAvailable : dollars(figure.amount)}
              {range(figure) && <small>{range(figure)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.date}>{t('calculatedOn', { date: labels.date })}</p>
      <div className={styles.actions}>
        <ButtonLink
          variant="ink"
          href={inLanguage('/qualify')}
        >
          {t('checkEligibility')}
          <Arrow size={20} />
        </ButtonLink>
        <Button onClick={onShowAgain}>{t('showAgain')}</Button>
      </div>
      <div className={styles.tools}>
        <Button
          variant="quiet"
          size="small"
          onClick={() => print()}
        >
          <Print size={20} />
          {t('print')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => void share(labels, notAvailable, footnote)}
        >
          <Share size={20} />
          {t('share')}
        </Button>
      </div>
      <EstimateLetter
        estimate={estimate}
        creditFootnote={creditFootnote}
      />
    </section>
  );
}
