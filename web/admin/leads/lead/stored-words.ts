import { useTranslations } from 'use-intl';
import type { SuspicionReason } from '#core/domain/visitor/suspicion.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import type { Texts } from '#web/office/messages/texts.ts';
import labels from '../../messages/en/labels.ts';

/** A kind of stored value that has labels, such as suspicion reasons. */
export type LabelGroup = keyof typeof labels;

labels.suspicion satisfies Record<SuspicionReason, string>;

export function storedLabel(t: Texts<'admin.labels'>, group: LabelGroup, value: string): string {
  return Object.hasOwn(labels[group], value) ? t(`${group}.${value}` as never) : humanize(value);
}

export function useStoredLabel(group: LabelGroup): (value: string) => string {
  const t = useTranslations('admin.labels');
  return (value) => storedLabel(t, group, value);
}

/** What became of a mail: whether it left, and why not. */
export function mailStatusText(
  t: Texts<'admin.labels'>,
  { status, reason }: { status: string; reason: string | null },
): string {
  const label = storedLabel(t, 'mailStatus', status);
  if (!reason || (status !== 'failed' && status !== 'withheld')) {
    return label;
  }
  return `${label}: ${reason.replace(/^withheld: /, '')}`;
}

export function useMailStatus(): (mail: Parameters<typeof mailStatusText>[1]) => string {
  const t = useTranslations('admin.labels');
  return (mail) => mailStatusText(t, mail);
}

/** Capitalizes the first letter: timelines are stored in lower case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** When a person wants to buy: '3-6 months' reads "3–6 months". */
export function timelineText(timeline: string): string {
  return capitalize(timeline.replace(/(\d)-(\d)/, '$1–$2'));
}

/** A part of a whole in percent, such as "30%"; null when there is no whole. */
export function shareText(part: number | null, whole: number | null): string | null {
  return part && whole ? `${Math.round((part / whole) * 100)}%` : null;
}

/** The data of an interaction as short pairs: "Home price: 500000". */
export function stepDetails(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) {
    return [];
  }
  return (
    Object.entries(data)
      // The stored name of a served page means nothing to people.
      .filter(([name, value]) => name !== 'shown' && value !== null && value !== '')
      .map(([name, value]) => {
        const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
        return `${humanize(name)}: ${text}`;
      })
  );
}
