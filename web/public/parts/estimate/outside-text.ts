import type { useTranslations } from 'use-intl';
import type { HomeEstimate } from '../../browser/storage/kept-estimate.ts';

/** Why the program does not cover the home of an estimate; null if it does. */
export function outsideText(
  { unmet }: HomeEstimate,
  t: ReturnType<typeof useTranslations<'estimate'>>,
  figures: { minimumScore: string; minHomePrice: string; state: string },
): string | null {
  const rules = unmet.map((name) => t(`outside.${name}`, figures));
  return rules.length === 0 ? null : [...rules, t('outside.so')].join(' ');
}
