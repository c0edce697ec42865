/**
 * How a client came to a partner: by the link, by naming the partner, registered by hand, as a guest
 * of an open house, or by a decision of staff.
 */
export const clientOrigins = ['link', 'named', 'hand', 'openHouse', 'decision'] as const;

export type ClientOrigin = (typeof clientOrigins)[number];
