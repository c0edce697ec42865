import { useState, type ChangeEvent } from 'react';
import { mostAnnualRate, parseAnnualRate } from '#core/domain/cost/mortgage-payment.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { keepRate } from '../../browser/storage/kept-rate.ts';
import { figureText, type EstimateLabels } from './use-estimate.ts';
import styles from './rate-illustration.module.css';

const longestRate = 12;

/**
 * What the amount added to the mortgage costs a month, at a rate that only the buyer can name, and
 * what is left of the savings.
 */
export function RateIllustration({ labels }: { labels: EstimateLabels }) {
  const { t, illustration, typedRate } = labels;
  const [isWrong, setIsWrong] = useState(false);
  const isUsable = (text: string) => text.trim() === '' || parseAnnualRate(text) !== null;
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    keepRate(target.value.trim());
    if (isUsable(target.value)) {
      setIsWrong(false);
    }
  };
  return (
    <div className={styles.box}>
      <TextInput
        label={t('rate.label')}
        optional={t('rate.optional')}
        hint={t('rate.hint')}
        error={isWrong ? t('rate.error', { most: String(mostAnnualRate * 100) }) : null}
        className={styles.field}
        inputMode="decimal"
        autoComplete="off"
        maxLength={longestRate}
        value={typedRate}
        onChange={type}
        onBlur={() => setIsWrong(!isUsable(typedRate))}
      />
      <div
        role="status"
        className={styles.answer}
      >
        {illustration && (
          <>
            <dl className={styles.figures}>
              {illustration.figures.map((figure) => (
                <div key={figure.key}>
                  <dt>{figure.label}</dt>
                  <dd>{figureText(figure, labels)}</dd>
                </div>
              ))}
            </dl>
            {illustration.verdict && <p className={styles.verdict}>{illustration.verdict}</p>}
            <p className={styles.fine}>{illustration.assumptions}</p>
          </>
        )}
      </div>
    </div>
  );
}
