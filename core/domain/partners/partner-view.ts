import { type Milestone, milestoneOf } from './milestones.ts';
import { type LeadStatus, leadStatuses, voidingStatuses } from '../leads/lead-status.ts';
import { type PartnerSees, termChoices } from '../programme/term-values.ts';

/** Shown to an affiliate for a client who does not go ahead, if details are withheld. */
export const notGoingAhead = 'Not going ahead';

// Statuses that give a reason which the buyer may not know yet.
const untold: readonly string[] = [
  'Denied',
  'Not Qualified',
  'Do Not Contact',
] satisfies LeadStatus[];

/** The lower of two levels; null means all. */
export function lowerLevel(one: PartnerSees, other: PartnerSees | null): PartnerSees {
  const order = termChoices.partnerSees;
  return order.indexOf(other ?? 'all') > order.indexOf(one) ? (other ?? one) : one;
}

/** The levels that show no more than this one, the fullest first. */
export function levelsUpTo(most: PartnerSees): PartnerSees[] {
  const order = termChoices.partnerSees;
  return order.slice(order.indexOf(most));
}

/** The status shown to an affiliate; unless they see `all`, a denial is shown as a plain end. */
export function partnerStatus(status: string, sees: PartnerSees): string {
  return sees !== 'all' && untold.includes(status) ? notGoingAhead : status;
}

/** Every status that a partner may read, by which a list of theirs can be filtered. */
export function toldStatuses(sees: PartnerSees): readonly (LeadStatus | typeof notGoingAhead)[] {
  const told = leadStatuses.filter((status) => partnerStatus(status, sees) === status);
  return told.length === leadStatuses.length ? told : [...told, notGoingAhead];
}

/**
 * The statuses that a partner may read of clients at a milestone. The end is always among those of
 * the last one: a buyer may show less than the program does.
 */
export function statusesAt(milestone: Milestone, sees: PartnerSees): readonly string[] {
  const told = toldStatuses(sees).filter((status) => milestoneOf(status) === milestone);
  return milestone === 'ended' ? [...told, notGoingAhead] : told;
}

// Fields that name the lead and its state; of the person only the name.
const always = [
  'id',
  'firstName',
  'lastName',
  'status',
  'createdAt',
  'referralCode',
] as const satisfies readonly string[];
const contact: readonly string[] = ['email', 'phone', 'contactMethod'];

/** Whether an affiliate may see this field of a lead at a level. */
export function isTold(field: string, sees: PartnerSees): boolean {
  return (
    sees === 'all' ||
    (always as readonly string[]).includes(field) ||
    (sees === 'contact' && contact.includes(field))
  );
}

/** The last name at a level; only its initial if the name is withheld. */
function partnerLastName(lastName: string, sees: PartnerSees): string {
  const [initial] = lastName.trim();
  return sees !== 'status' || initial === undefined ? lastName : `${initial.toUpperCase()}.`;
}

/** First and last name as shown at a level. */
export function partnerName(
  { firstName, lastName }: { firstName: string; lastName: string },
  sees: PartnerSees,
): string {
  return `${firstName} ${partnerLastName(lastName, sees)}`;
}

interface Named {
  readonly lastName: string;
  readonly status: string;
}

/** A lead whose withheld fields are null. */
export type SeenLead<Lead> = {
  [Field in keyof Lead]: Field extends (typeof always)[number] ? Lead[Field] : Lead[Field] | null;
};

/** A lead as the credited partner reads it; fields that the level withholds are null. */
export function seenByPartner<Lead extends Named>(lead: Lead, sees: PartnerSees): SeenLead<Lead> {
  const told = Object.entries(lead).map(([field, value]) => [
    field,
    isTold(field, sees) ? value : null,
  ]);
  return {
    ...Object.fromEntries(told),
    lastName: partnerLastName(lead.lastName, sees),
    status: partnerStatus(lead.status, sees),
  } as SeenLead<Lead>;
}

function isEnding(reason: string | null): boolean {
  return voidingStatuses.some((status) => status === reason);
}

/** The same of a lead whose buyer may let the partner see less than the program does. */
export function seenOfBuyer<Lead extends Named & { readonly partnerSees: PartnerSees | null }>(
  { partnerSees, ...lead }: Lead,
  most: PartnerSees,
): SeenLead<Omit<Lead, 'partnerSees'>> {
  return seenByPartner<Named>(lead, lowerLevel(most, partnerSees)) as SeenLead<
    Omit<Lead, 'partnerSees'>
  >;
}

interface Explained {
  readonly reason: string | null;
  readonly override: object | null;
  readonly computed: { readonly homePrice: number | null } | null;
}

/**
 * A ledger line as an affiliate at this level sees it: without figures computed from a price. No
 * level shows why a client does not go on, nor who answers for an approval without its basis.
 */
export function lineSeenByPartner<Line extends Explained>(line: Line, sees: PartnerSees): Line {
  const { reason, computed } = line;
  return {
    ...line,
    override: null,
    reason: isEnding(reason) ? notGoingAhead : reason,
    computed: isTold('homePrice', sees) || computed?.homePrice === null ? computed : null,
  };
}
