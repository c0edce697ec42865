import { isDeepStrictEqual } from 'node:util';
import type { StaffSession } from '#server/testing/sessions/staff-session.ts';

type Terms = Record<string, unknown>;

interface Programme {
  asOf: string;
  rules: { key: string; value: unknown }[];
}

const readProgramme = (staff: StaffSession) => staff.get<Programme>('/api/admin/programme');

const termsOf = ({ rules }: Programme): Terms =>
  Object.fromEntries(rules.map(({ key, value }) => [key, value]));

export async function readTerms(staff: StaffSession): Promise<Terms> {
  return termsOf(await readProgramme(staff));
}

/** Publishes terms that are in force from today. */
export async function publishTerms(staff: StaffSession, terms: Terms): Promise<void> {
  const rules = '/api/admin/programme/rules';
  const { asOf } = await readProgramme(staff);
  const draft = await staff.post<{ id: number; updatedAt: string; standing: number }>(rules, {
    effectiveFrom: asOf,
    source: 'Journey',
    basis: null,
    terms,
  });
  const { id, updatedAt, standing } = draft;
  await staff.post(`${rules}/${id}/publish`, { updatedAt, standing });
}

/** Publishes the values of these terms that differ from the terms in force. */
export async function restoreTerms(staff: StaffSession, before: Terms): Promise<void> {
  const now = await readTerms(staff);
  const changed = Object.entries(before).filter(
    ([key, value]) => !isDeepStrictEqual(now[key], value),
  );
  if (changed.length > 0) {
    await publishTerms(staff, Object.fromEntries(changed));
  }
}
