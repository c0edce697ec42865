import { useState, type ChangeEvent } from 'react';
import { mostAnnualRate, parseAnnualRate } from '#core/domain/cost/mortgage-payment.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { keepRate } from '../../browser/storage/kept-rate.ts';
import type { EstimateLabels } from './use-estimate.ts';
import styles from './month-card.module.css';

const longestRate = 12;

export function RateField({ labels }: { labels: EstimateLabels }) {
  const { t, typedRate } = labels;
  const [isWrong, setIsWrong] = useState(false);
  const isUsable = (text: string) => text.trim() === '' || parseAnnualRate(text) !== null;
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    keepRate(target.value.trim());
    if (isUsable(target.value)) {
      setIsWrong(false);
    }
  };
  return (
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
  );
}
