/** The ways of contact a consent covers. */
export const contactChannels = ['phone', 'sms', 'email'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/**
 * What happened to the box: ticked in advance and not touched, ticked by the person, or empty. A
 * text above a button without a box counts as `preset`.
 */
export const consentTicks = ['preset', 'person', 'none'] as const;
export type ConsentTicked = (typeof consentTicks)[number];
