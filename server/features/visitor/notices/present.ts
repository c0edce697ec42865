import type { ListedNotice } from './queries.ts';

interface NoticeFacts {
  names: ReadonlyMap<number, string>;
  now: Date;
}

export function presentNotice(row: ListedNotice, { names, now }: NoticeFacts) {
  const { answeredAt, dueAt, sentAt, sentBy, setAsideAt, setAsideBy, setAsideReason, way } = row;
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? 'Someone'));
  return {
    id: row.id,
    name: row.name,
    mobileNumber: row.mobileNumber,
    language: row.language,
    reasons: row.reasons,
    way,
    email: row.email,
    postalAddress: row.postalAddress,
    answeredAt,
    dueAt,
    isOverdue: dueAt < now,
    isAnsweredYes: row.isAnsweredYes,
    sentAt,
    sentBy: nameOf(sentBy),
    setAside: row.isSetAside
      ? {
          at: setAsideAt!,
          by: nameOf(setAsideBy)!,
          reason: setAsideReason!,
        }
      : null,
    text: row.text,
  };
}
