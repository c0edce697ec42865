import { placesOf } from '#core/domain/permission/where-they-are.ts';
import { metRequirements, requirements } from '#core/domain/visitor/eligibility.ts';
import {
  type CampaignName,
  campaignNames,
  type LeadSource,
} from '#core/domain/leads/lead-source.ts';
import { newLeadStatus } from '#core/domain/leads/lead-status.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { isSuspicious } from '#core/domain/visitor/suspicion.ts';
import { showTelephone } from '../telephone.ts';
import { doesEstimateHold } from '../visitor/applications/estimate-lead.ts';
import type { DetailRow, ExportedLead } from './queries.ts';

export function presentLead<Row extends ExportedLead>(row: Row, terms: ProgrammeTerms) {
  const { suspicion, currentAddress: _address, firstResponseAt, importId, ...shown } = row;
  const met = metRequirements(row, terms);
  return {
    ...shown,
    phone: showTelephone(row.phone),
    isSuspicious: isSuspicious(suspicion),
    unmet: row.isQualified ? [] : requirements.filter((name) => !met[name]),
    timeZone: placesOf(row).likelyZone,
    isWaiting: row.status === newLeadStatus && firstResponseAt === null && importId === null,
  };
}

/** The address of this number in the loan system; null without a number or a system. */
function loanUrlOf(
  { loanSystemUrl }: { loanSystemUrl: string | undefined },
  number: string | null,
): string | null {
  return number && loanSystemUrl
    ? loanSystemUrl.replaceAll('{number}', () => encodeURIComponent(number))
    : null;
}

interface Shown {
  terms: ProgrammeTerms;
  config: Parameters<typeof loanUrlOf>[0];
  names: ReadonlyMap<number, string>;
}

/** The part of a lead's page that its row has, under today's terms. */
export function presentDetail<Row extends DetailRow>(lead: Row, { terms, config, names }: Shown) {
  const { nextFollowUpNote, nextFollowUpBy, closingPrice, closedOn, ...columns } = lead;
  return {
    ...columns,
    ...presentLead(columns, terms),
    loanUrl: loanUrlOf(config, lead.loanNumber),
    source: presentSource(lead.source),
    suspicion: lead.suspicion,
    followUp: lead.nextFollowUpAt && {
      at: lead.nextFollowUpAt,
      note: nextFollowUpNote,
      by: names.get(nextFollowUpBy ?? 0) ?? null,
    },
    closing: closingPrice === null ? null : { price: closingPrice, on: closedOn! },
    requirements: metRequirements(lead, terms),
    estimateHolds: doesEstimateHold(lead, terms),
  };
}

/** The source of a lead with every field; null if nothing is known. */
function presentSource(stored: unknown) {
  const source = stored as LeadSource | null;
  if (source === null) {
    return null;
  }
  const campaign = campaignNames.map((name) => [name, source[name] ?? null] as const);
  return {
    ...(Object.fromEntries(campaign) as Record<CampaignName, string | null>),
    firstSeen: source.firstSeen ? new Date(source.firstSeen).toISOString() : null,
    page: source.page ?? null,
    referrer: source.referrer ?? null,
    isLogged: source.isLogged ?? false,
  };
}
