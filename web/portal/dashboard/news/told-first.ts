import type { OwnNews } from '../../api-types.ts';

/** The kinds of news in the order in which they are told: money first, what ended last. */
const order = [
  'payment',
  'approval',
  'money',
  'dispute',
  'estimate',
  'clients',
  'progress',
  'end',
] as const;

export type NewsKind = (typeof order)[number];

/** What a client's step means to the partner: by the commission, or without one by the step. */
export function kindOfStep({
  milestone,
  status,
  commissionAmount,
}: OwnNews['milestones'][number]): NewsKind {
  if (milestone === 'ended' || status === 'void') {
    return 'end';
  }
  if (status === 'pending' || commissionAmount === null) {
    return 'progress';
  }
  return status === 'qualified' ? 'estimate' : 'money';
}

interface Told {
  readonly kind: NewsKind;
  readonly at: string;
}

/** News as they are told; of one kind the newest first. */
export function toldFirst<News extends Told>(news: readonly News[]): News[] {
  return news.toSorted(
    (one, other) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) || other.at.localeCompare(one.at),
  );
}
