/** Every status a lead may have; any may follow any. */
export const leadStatuses = [
  'New',
  'Contacted',
  'Qualified',
  'Not Qualified',
  'Follow Up',
  'Application Submitted',
  'Approved',
  'Denied',
  'Closed',
  'Closed Won',
  'Closed Lost',
  'Do Not Contact',
] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** Statuses of leads that are still open; a new verdict can change one of them. */
export const openLeadStatuses = [
  'New',
  'Contacted',
  'Qualified',
  'Not Qualified',
  'Follow Up',
  'Application Submitted',
  'Approved',
] as const satisfies readonly LeadStatus[];

export const newLeadStatus: LeadStatus = 'New';

/** For leads that staff could not reach; they are sent the follow-up mail. */
export const followUpStatus: LeadStatus = 'Follow Up';

export const reachedStatus: LeadStatus = 'Contacted';

/** Of a person whom nobody may contact in any way. */
export const noContactStatus = 'Do Not Contact' satisfies LeadStatus;

export type BadgeTone = 'blue' | 'amber' | 'green' | 'violet' | 'teal' | 'red' | 'slate' | 'grey';

const tones: ReadonlyMap<string, BadgeTone> = new Map<LeadStatus, BadgeTone>([
  ['New', 'blue'],
  ['Contacted', 'amber'],
  ['Qualified', 'green'],
  ['Application Submitted', 'violet'],
  ['Approved', 'teal'],
  ['Denied', 'red'],
  ['Closed', 'slate'],
]);

export function isLeadStatus(value: unknown): value is LeadStatus {
  return (leadStatuses as readonly unknown[]).includes(value);
}

/** The badge colour of a status: seven have their own, all others are grey. */
export function badgeTone(status: string): BadgeTone {
  return tones.get(status) ?? 'grey';
}

/** The lead's own status, else Qualified, else New to an affiliate and Pending to staff. */
export function displayStatus(
  lead: {
    readonly status?: string | null;
    readonly isQualified?: boolean | null;
  },
  side: 'affiliate' | 'admin',
): string {
  return lead.status || (lead.isQualified ? 'Qualified' : side === 'affiliate' ? 'New' : 'Pending');
}

export const qualifyingStatuses: readonly LeadStatus[] = [
  'Qualified',
  'Application Submitted',
  'Approved',
];

export const voidingStatuses: readonly LeadStatus[] = [
  'Not Qualified',
  'Denied',
  'Closed Lost',
  'Do Not Contact',
];

/** Statuses of leads that closed: only then a commission is meant to be approved and paid. */
export const closedStatuses: readonly LeadStatus[] = ['Closed', 'Closed Won'];

export function isClosed(status: string): boolean {
  return (closedStatuses as readonly string[]).includes(status);
}

/** How reaching a status changes the lead's referral, a closing apart; null if it does not. */
export function referralEffect(status: string): 'qualify' | 'void' | null {
  return (qualifyingStatuses as readonly string[]).includes(status)
    ? 'qualify'
    : (voidingStatuses as readonly string[]).includes(status)
      ? 'void'
      : null;
}
