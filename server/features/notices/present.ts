import type { NoticeRow } from './queries.ts';

interface Known {
  names: ReadonlyMap<number, string>;
  /** Notices after which the same visit brought a yes. */
  answeredYes: ReadonlySet<number>;
  now: Date;
}

/** A notice as staff see it. */
export function presentNotice(row: NoticeRow, { names, answeredYes, now }: Known) {
  const { answeredAt, dueAt, sentAt, sentBy, way } = row;
  return {
    id: row.id,
    name: row.name,
    mobileNumber: row.mobileNumber,
    language: row.language,
    reasons: row.reasons,
    way,
    email: row.email,
    postalAddress: row.postalAddress,
    answeredAt: answeredAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isOverdue: dueAt < now,
    isAnsweredYes: answeredYes.has(row.id),
    sentAt: sentAt?.toISOString() ?? null,
    sentBy: sentBy === null ? null : (names.get(sentBy) ?? 'Someone'),
    text: row.text,
  };
}
