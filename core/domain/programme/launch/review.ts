/** How long a figure or its confirmation holds before it must be reviewed. */
export const reviews = ['monthly', 'quarterly', 'yearly', 'each-calendar-year'] as const;

export type Review = (typeof reviews)[number];
