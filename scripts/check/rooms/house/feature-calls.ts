/**
 * A feature calls another feature's actions only along this list. It has no circle; a feature that
 * is not in it is refused.
 */
export const featureCalls: Readonly<Record<string, readonly string[]>> = {
  programme: [],
  media: [],
  staff: [],
  affiliates: [],
  retention: [],
  applications: ['affiliates'],
  savings: [],
  email: ['affiliates'],
  eligibility: ['savings'],
  leads: ['affiliates', 'applications', 'eligibility', 'email', 'programme', 'savings', 'staff'],
  notes: ['affiliates', 'leads', 'staff'],
  timeline: ['affiliates', 'leads', 'staff'],
  tracking: ['leads'],
  reports: ['leads', 'savings', 'tracking'],
};

/** Files a feature keeps to itself: others call its actions. */
export const keptByFeature: readonly string[] = ['queries.ts', 'present.ts'];
