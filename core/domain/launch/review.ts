/** How long a figure or a word for it is good before somebody has to look again. */
export const reviews = ['monthly', 'quarterly', 'yearly', 'each-calendar-year'] as const;

export type Review = (typeof reviews)[number];
