import type { Language } from '../language.ts';

/** Why a lead got another owner, or none. */
export const ownerReasons = ['rule', 'claim', 'hand', 'bulk', 'overdue', 'deactivated'] as const;

export type OwnerReason = (typeof ownerReasons)[number];

/** What a member of staff may be given by the rule, and what they were given today. */
export interface Candidate {
  readonly id: number;
  /** None: any. */
  readonly languages: readonly Language[];
  /** None: any. */
  readonly states: readonly string[];
  /** How many leads for each one that a colleague of weight 1 gets. */
  readonly weight: number;
  /** The most leads a day; null for no limit. */
  readonly dailyCap: number | null;
  /** Leads that came to them today, in whichever way. */
  readonly givenToday: number;
  readonly lastGivenAt: Date | null;
}

export interface Served {
  readonly language: Language;
  readonly propertyState: string | null;
}

export type Serving = Pick<Candidate, 'languages' | 'states'>;

/** Whether somebody speaks the language of a lead, and may lend where its home is. */
export function serves({ languages, states }: Serving, { language, propertyState }: Served) {
  return (
    (languages.length === 0 || languages.includes(language)) &&
    (states.length === 0 || propertyState === null || states.includes(propertyState))
  );
}

/** Each in turn, as often as their weight says; of two in the same turn, who had to wait longer. */
function byTurn(one: Candidate, other: Candidate): number {
  const turnOf = ({ givenToday, weight }: Candidate) => (givenToday + 1) / weight;
  const lastOf = ({ lastGivenAt }: Candidate) => lastGivenAt?.getTime() ?? 0;
  return turnOf(one) - turnOf(other) || lastOf(one) - lastOf(other) || one.id - other.id;
}

/** Whom the rule gives a lead, of those on shift; undefined when nobody is free who serves it. */
export function chooseOwner(onShift: readonly Candidate[], lead: Served): Candidate | undefined {
  return onShift
    .filter(({ weight, dailyCap, givenToday }) => {
      return weight > 0 && (dailyCap === null || givenToday < dailyCap);
    })
    .filter((candidate) => serves(candidate, lead))
    .toSorted(byTurn)[0];
}
