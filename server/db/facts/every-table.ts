import { facts as backOffice } from '../tables/back-office.ts';
import { facts as buyerLinks } from '../tables/buyer-links.ts';
import { facts as calculations } from '../tables/calculations.ts';
import { facts as commissions } from '../tables/commissions.ts';
import { facts as contact } from '../tables/contact.ts';
import { facts as erasure } from '../tables/erasure.ts';
import { facts as files } from '../tables/files.ts';
import { facts as imports } from '../tables/imports.ts';
import { facts as jobs } from '../tables/jobs.ts';
import { facts as leads } from '../tables/leads.ts';
import { facts as mailChoices } from '../tables/mail-choices.ts';
import { facts as mails } from '../tables/mails.ts';
import { facts as nearMiss } from '../tables/near-miss.ts';
import { facts as negativeNotices } from '../tables/negative-notices.ts';
import { facts as pages } from '../tables/pages.ts';
import { facts as partnerClients } from '../tables/partner-clients.ts';
import { facts as partnerLinks } from '../tables/partner-links.ts';
import { facts as partners } from '../tables/partners.ts';
import { facts as people } from '../tables/people.ts';
import { facts as programme } from '../tables/programme.ts';
import type { TableFacts } from './table-facts.ts';
import { facts as tracking } from '../tables/tracking.ts';

/** What each table is, by its name in the database. */
export const tableFacts: TableFacts = {
  ...backOffice,
  ...buyerLinks,
  ...calculations,
  ...commissions,
  ...contact,
  ...erasure,
  ...files,
  ...imports,
  ...jobs,
  ...leads,
  ...mailChoices,
  // After the jobs: a mail that leaves while a person is erased is found in one of the two.
  ...mails,
  ...nearMiss,
  ...negativeNotices,
  ...pages,
  ...partnerClients,
  ...partnerLinks,
  ...partners,
  ...people,
  ...programme,
  ...tracking,
};
