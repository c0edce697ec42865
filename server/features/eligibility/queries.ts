import { desc, eq } from 'drizzle-orm';
import type { Language } from '#core/domain/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { eligibilityChecks } from '#server/db/tables/leads.ts';

export interface NewCheck {
  sessionId: string | null;
  name: string;
  mobileNumber: string;
  creditScore: number;
  state: string;
  homePrice: number;
  firstTimeHomebuyer: boolean;
  electricBill: number | null;
  eligible: boolean;
  reasons: unknown;
  result: unknown;
  termsVersion: string;
  language: Language;
}

export interface NewConsent {
  version: string;
  channels: readonly string[];
  text: string;
  isVersionConfirmed: boolean;
  wasPrechecked: boolean;
  pageUrl: string | null;
  ipAddress: string;
  userAgent: string | null;
}

/** The check and the proof of consent, both or neither: one statement. */
export async function insertCheck(
  db: Queryable,
  check: NewCheck,
  consent: NewConsent,
): Promise<void> {
  await db.query({
    name: 'insert_eligibility_check',
    text: `
      with stored as (
        insert into eligibility_checks (session_id, name, mobile_number, credit_score, state, home_price, first_time_homebuyer, electric_bill,
          eligible, reasons, result, terms_version, language)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::jsonb, $12, $13) returning id)
      insert into consent_records (eligibility_check_id, purpose, version, language, channels, text, is_version_confirmed, was_prechecked,
        page_url, ip_address, user_agent)
      select id, 'eligibility', $14, $13, $15, $16, $17, $18, $19, $20, $21 from stored`,
    values: [
      check.sessionId,
      check.name,
      check.mobileNumber,
      check.creditScore,
      check.state,
      check.homePrice,
      check.firstTimeHomebuyer,
      check.electricBill,
      check.eligible,
      JSON.stringify(check.reasons),
      JSON.stringify(check.result),
      check.termsVersion,
      check.language,
      consent.version,
      consent.channels,
      consent.text,
      consent.isVersionConfirmed,
      consent.wasPrechecked,
      consent.pageUrl,
      consent.ipAddress,
      consent.userAgent,
    ],
  });
}

/** The newest `count` checks of a session, the newest first. */
export function findChecks(db: Queryable, sessionId: string, count: number) {
  const { eligible, state, creditScore, homePrice, createdAt } = eligibilityChecks;
  return db.drizzle
    .select({
      eligible,
      state,
      creditScore,
      homePrice,
      createdAt,
    })
    .from(eligibilityChecks)
    .where(eq(eligibilityChecks.sessionId, sessionId))
    .orderBy(desc(createdAt))
    .limit(count);
}
