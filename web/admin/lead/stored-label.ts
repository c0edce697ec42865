import { useTranslations } from 'use-intl';
import type { SuspicionReason } from '#core/domain/suspicion.ts';
import type { Texts } from '#web/office/messages/texts.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import labels from '../messages/en/labels.ts';

/** A kind of stored value that has words: a way to live, why a lead is suspicious. */
export type LabelGroup = keyof typeof labels;

labels.suspicion satisfies Record<SuspicionReason, string>;

/** A stored value in words; one that nobody gave words reads as itself. */
export function storedLabel(t: Texts<'admin.labels'>, group: LabelGroup, value: string): string {
  return Object.hasOwn(labels[group], value) ? t(`${group}.${value}` as never) : humanize(value);
}

/** Gives stored values of a kind their words. */
export function useStoredLabel(group: LabelGroup): (value: string) => string {
  const t = useTranslations('admin.labels');
  return (value) => storedLabel(t, group, value);
}
