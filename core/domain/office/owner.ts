import type { Language } from '../language.ts';

/** Why a lead was given another owner, or none. */
export const ownerReasons = ['rule', 'claim', 'hand', 'bulk', 'overdue', 'deactivated'] as const;

export type OwnerReason = (typeof ownerReasons)[number];

/** A member of staff, with the leads that the rule may give them and those given today. */
export interface Candidate {
  readonly id: number;
  /** Empty means any. */
  readonly languages: readonly Language[];
  /** Empty means any. */
  readonly states: readonly string[];
  /** Leads for each one that a colleague of weight 1 gets. */
  readonly weight: number;
  /** The most leads a day; null for no limit. */
  readonly dailyCap: number | null;
  readonly givenToday: number;
  readonly held: number;
  readonly lastGivenAt: Date | null;
}

export interface Served {
  readonly language: Language;
  readonly propertyState: string | null;
}

export type Serving = Pick<Candidate, 'languages' | 'states'>;

/** Whether a member speaks the language of a lead and is licensed for the state of its home. */
export function serves({ languages, states }: Serving, { language, propertyState }: Served) {
  return (
    (languages.length === 0 || languages.includes(language)) &&
    (states.length === 0 || propertyState === null || states.includes(propertyState))
  );
}

/** Whether the rule may give a member one more lead: at most so many unanswered ones at a time. */
export function isFree({ weight, dailyCap, givenToday, held }: Candidate, givenAtOnce: number) {
  return weight > 0 && (dailyCap === null || givenToday < dailyCap) && held < givenAtOnce;
}

/** Turns by weight; within a turn, who has waited longest goes first. */
export function byTurn(one: Candidate, other: Candidate): number {
  const turnOf = ({ givenToday, weight }: Candidate) => (givenToday + 1) / weight;
  const lastOf = ({ lastGivenAt }: Candidate) => lastGivenAt?.getTime() ?? 0;
  return turnOf(one) - turnOf(other) || lastOf(one) - lastOf(other) || one.id - other.id;
}

/** A member after the rule gave them one more lead. */
export function withOneMore(candidate: Candidate, now: Date): Candidate {
  const { givenToday, held } = candidate;
  return { ...candidate, givenToday: givenToday + 1, held: held + 1, lastGivenAt: now };
}
