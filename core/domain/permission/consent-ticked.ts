export const contactChannels = ['phone', 'sms', 'email'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/**
 * State of the box: ticked in advance and left alone, ticked by the person, or empty. A text above
 * a button without a box counts as `preset`.
 */
export const consentTicks = ['preset', 'person', 'none'] as const;
export type ConsentTicked = (typeof consentTicks)[number];
