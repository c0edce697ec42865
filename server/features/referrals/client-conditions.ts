import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { valuesOf } from '#core/contract/page.ts';
import { referralStatuses } from '#core/domain/commission.ts';
import { leadStatuses } from '#core/domain/lead-status.ts';
import { isTold, notGoingAhead, partnerStatus } from '#core/domain/partner/partner-view.ts';
import type { PartnerSees } from '#core/domain/term-values.ts';
import { referrals } from '#server/db/tables/commissions.ts';
import { matchLeads } from '../leads/search/match-leads.ts';

/** What a list of own referrals is asked besides its order. */
export interface ReferralFilters {
  q?: string | undefined;
  /** Of the client, such as `Qualified,Approved`, or of the commission, such as `paid`. */
  status?: string | undefined;
}

// Spelled out: a bare name would be taken for a column of the list's own table. Each referral looks
// up its one lead, so that no search reads the leads of others.
function ofLead(value: SQL): SQL {
  return sql`(select ${value} from leads where leads.id = referrals.lead_id)`;
}

// What an affiliate is not told can neither be searched for nor sorted by.
function holds(q: string, sees: PartnerSees): SQL {
  if (sees === 'all') {
    return ofLead(matchLeads(q)!);
  }
  const told =
    sees === 'contact'
      ? sql`leads.first_name || ' ' || leads.last_name || ' ' || leads.email || ' ' || leads.phone`
      : sql`leads.first_name || ' ' || left(leads.last_name, 1)`;
  return ofLead(sql`fold_text(${told}) like folded_pattern(${q})`);
}

/** The status as an affiliate reads it. */
function statusAsTold(sees: PartnerSees): SQL {
  const untold = leadStatuses.filter((status) => partnerStatus(status, sees) !== status);
  const status = sql`leads.status`;
  return untold.length === 0
    ? status
    : sql`case when ${inArray(status, untold)} then ${notGoingAhead} else leads.status end`;
}

function hasStatus(filter: string | undefined, sees: PartnerSees): SQL | undefined {
  const values = valuesOf(filter);
  const ofCommission = referralStatuses.filter((status) => values.includes(status));
  const ofClient = values.filter((value) => !ofCommission.some((status) => status === value));
  return and(
    ofCommission.length > 0 ? inArray(referrals.status, ofCommission) : undefined,
    ofClient.length > 0 ? inArray(ofLead(statusAsTold(sees)), ofClient) : undefined,
  );
}

/** Which referrals fit what was asked; undefined where nothing was. */
export function fits({ q, status }: ReferralFilters, sees: PartnerSees): SQL | undefined {
  return and(q ? holds(q, sees) : undefined, hasStatus(status, sees));
}

/** What own referrals are sorted by besides their age. */
export function clientSorts(sees: PartnerSees) {
  const lastName = sees === 'status' ? sql`left(leads.last_name, 1)` : sql`leads.last_name`;
  const price = isTold('homePrice', sees) ? ofLead(sql`leads.home_price`) : sql`null::integer`;
  return {
    name: {
      by: ofLead(sql`lower(leads.first_name || ' ' || ${lastName})`),
      isNullable: false,
    },
    homePrice: { by: price, isNullable: true },
    status: { by: ofLead(statusAsTold(sees)), isNullable: false },
  };
}
