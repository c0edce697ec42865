/** The ways of contact a consent covers. */
export const contactChannels = ['phone', 'sms', 'email'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/**
 * What became of the box: never touched since the page ticked it in advance, ticked by the person, or
 * empty. Where a text stands above a button without a box, nothing was touched.
 */
export const consentTicks = ['preset', 'person', 'none'] as const;
export type ConsentTicked = (typeof consentTicks)[number];
