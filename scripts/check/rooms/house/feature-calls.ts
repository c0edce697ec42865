/**
 * A feature calls another feature's actions only along this list. A feature calls only those above
 * it, so the list has no circle; a feature that is not in it is refused.
 */
export const featureCalls: Readonly<Record<string, readonly string[]>> = {
  media: [],
  push: [],
  'sign-in': ['push'],
  staff: ['media', 'sign-in'],
  'api-keys': ['staff'],
  programme: ['staff'],
  affiliates: ['sign-in'],
  retention: [],
  applications: ['affiliates'],
  reach: ['applications'],
  savings: [],
  templates: [],
  email: ['affiliates', 'reach', 'savings', 'sign-in', 'staff', 'templates'],
  webhooks: [],
  system: ['email', 'webhooks'],
  eligibility: ['applications', 'savings'],
  shown: ['applications', 'savings'],
  commissions: ['affiliates', 'email', 'programme', 'staff'],
  leads: [
    'affiliates',
    'applications',
    'commissions',
    'eligibility',
    'email',
    'programme',
    'push',
    'reach',
    'savings',
    'shown',
    'staff',
  ],
  contact: ['email', 'leads', 'reach', 'staff'],
  audit: ['affiliates', 'leads', 'staff'],
  imports: ['applications', 'leads', 'staff'],
  credit: ['affiliates', 'commissions', 'email', 'leads'],
  members: ['contact', 'leads', 'sign-in', 'staff'],
  queue: ['email', 'leads', 'push', 'reach', 'staff'],
  news: ['affiliates', 'email', 'leads', 'queue', 'staff'],
  referrals: ['affiliates', 'leads'],
  previews: ['email', 'leads', 'templates'],
  notes: ['affiliates', 'leads', 'staff'],
  timeline: ['affiliates', 'leads', 'staff'],
  tracking: ['leads'],
  reports: ['eligibility', 'leads', 'savings', 'tracking'],
  views: ['leads', 'staff'],
};

/** Files a feature keeps to itself: others call its actions. */
export const keptByFeature: readonly string[] = ['queries.ts', 'writes.ts', 'present.ts'];
