import type { Texts } from '#web/office/messages/texts.ts';

/** The days a rule holds, 'YYYY-MM-DD', the last one included; null where there is no end. */
export interface Validity {
  effectiveFrom: string | null;
  effectiveTo: string | null;
}

/** The days a rule holds, in words. */
export function validityText(
  t: Texts<'admin.programme.validity'>,
  { effectiveFrom: from, effectiveTo: to }: Validity,
): string {
  if (from && to) {
    return t('both', { from, to });
  }
  if (from) {
    return t('from', { from });
  }
  return to ? t('until', { to }) : t('always');
}

/** Whether a rule holds on a day 'YYYY-MM-DD', is over by then, or begins later. */
export function validityOn(
  { effectiveFrom, effectiveTo }: Validity,
  day: string,
): 'now' | 'over' | 'later' {
  if (effectiveTo !== null && effectiveTo < day) {
    return 'over';
  }
  return effectiveFrom !== null && effectiveFrom > day ? 'later' : 'now';
}
