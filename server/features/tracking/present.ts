/** An interaction as the database answers. */
export interface InteractionRow {
  id: number;
  sessionId: string;
  page: string;
  action: string;
  data: unknown;
  userAgent: string | null;
  ipAddress: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
  countryCode: string | null;
  timezone: string | null;
  leadId: number | null;
  createdAt: Date;
}

export const presentInteraction = ({ createdAt, ...row }: InteractionRow) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
