/** Parameters that advertisements add to the first URL; they are stored with the lead. */
export const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'gclid',
  'fbclid',
  'msclkid',
] as const;

export type CampaignName = (typeof campaignNames)[number];

/** The source of applications by guests of a partner's open house. */
export const openHouseSource = { utm_source: 'open-house' } as const;

/** Longer values are cut to this many characters. */
export const mostCampaignText = 200;

/** Where a lead came from; unknown parts are left out. */
export interface LeadSource extends Partial<Record<CampaignName, string>> {
  /** When the first visit was, as an ISO moment. */
  firstSeen?: string;
  page?: string;
  /** The page of another site that led there. */
  referrer?: string;
  /** True if this server logged it; false if only the browser claims it. */
  isLogged?: boolean;
}

/** The campaign fields of an address, whose query `search` reads, cut to the stored length. */
export function campaignOf(search: {
  get(name: string): string | null;
}): Partial<Record<CampaignName, string>> {
  const found = campaignNames
    .map((name) => [name, search.get(name)?.trim().slice(0, mostCampaignText)] as const)
    .filter(([, value]) => value);
  return Object.fromEntries(found);
}
