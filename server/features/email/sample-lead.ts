import type { MailLead } from './queries.ts';

/** An application that nobody sent: what a test is filled with, and a preview before the first lead. */
export const sampleLead: MailLead = {
  id: 1,
  firstName: 'Ana',
  lastName: 'Example',
  email: 'ana@example.com',
  phone: '(503) 555-0100',
  propertyState: 'OR',
  homePrice: 425_000,
  creditScore: '700-739',
  timeline: '1-3 months',
  contactMethod: 'phone',
  isQualified: true,
  language: 'en',
  suspicion: [],
  status: 'New',
};
