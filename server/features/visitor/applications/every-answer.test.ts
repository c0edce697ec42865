import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Application, type leadDetail, submitLeadBody } from '#core/contract/leads/leads.ts';
import type { LeadSource } from '#core/domain/leads/lead-source.ts';
import { currentConsentVersion } from '#core/domain/permission/consent.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { consentRecords } from '#server/db/tables/contact.ts';
import { leads } from '#server/db/tables/leads.ts';
import { referrals } from '#server/db/tables/commissions.ts';
import { clientInvitations } from '#server/db/tables/partner-clients.ts';
import { leftToThePage } from '#server/features/mail/email/policy.ts';
import { sha256 } from '#server/outside/ids.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { sampleOf, type Schema } from '#server/testing/sample-of.ts';
import type { LeadValues } from './writes.ts';
import { ok } from '#server/testing/open-app.ts';

type Key = keyof Application;
type Body = Record<Key, unknown>;
type Detail = z.output<typeof leadDetail>;

interface Rows {
  lead: typeof leads.$inferSelect;
  consent: typeof consentRecords.$inferSelect;
  referral: typeof referrals.$inferSelect;
  invitation: typeof clientInvitations.$inferSelect;
}

/** The link by which a partner's client came. */
const invitation = 'every-answer-'.padEnd(43, 'x');

interface Place {
  /** The stored value that shows that the key arrived. */
  stored(rows: Rows): unknown;
  /** The value in the answer to staff; left out if staff need not see it. */
  shown?(detail: Detail): unknown;
  /** The expected value of both, if it differs from the value sent. */
  becomes?: unknown;
}

// A key that is a column of the lead is looked for there, in both. Every other one has its place
// here, or this does not compile.
const places: Record<Exclude<Key, keyof LeadValues>, Place> & Partial<Record<Key, Place>> = {
  consent: {
    stored: ({ consent }) => consent.granted,
    shown: ({ consents }) => consents[0]!.granted,
  },
  consentVersion: {
    stored: ({ consent }) => consent.version,
    shown: ({ consent }) => consent!.version,
  },
  consentTicked: {
    stored: ({ consent }) => consent.ticked,
    shown: ({ consent }) => consent!.ticked,
  },
  pageUrl: {
    stored: ({ consent }) => consent.pageUrl,
    shown: ({ consents }) => consents[0]!.pageUrl,
  },
  referralCode: {
    stored: ({ referral }) => referral.referralCode,
    shown: ({ referral }) => referral!.referralCode,
  },
  referralTouches: {
    stored: ({ referral }) => claimedMoments(referral.attribution as Detail['referral']),
    shown: ({ referral }) => claimedMoments(referral),
    becomes: ['2026-11-01T10:00:00.000Z'],
  },
  invitation: { stored: ({ invitation }) => invitation.tokenHash, becomes: sha256(invitation) },
  referralChoice: {
    stored: ({ referral }) => (referral.attribution as Detail['referral'])!.choice!.code,
    shown: ({ referral }) => referral!.choice!.code,
  },
  source: {
    stored: ({ lead }) => (lead.source as LeadSource).utm_source,
    shown: ({ source }) => source!.utm_source,
    becomes: 'utm_source said',
  },
  website: {
    stored: ({ lead }) => lead.suspicion.includes('honeypot_filled'),
    shown: ({ suspicion }) => suspicion.includes('honeypot_filled'),
    becomes: true,
  },
  secondsOnForm: {
    stored: ({ lead }) => lead.suspicion.includes('too_fast'),
    shown: ({ suspicion }) => suspicion.includes('too_fast'),
    becomes: true,
  },
};

const claimedMoments = (receipt: Detail['referral']): string[] =>
  receipt!.touches.map(({ touchedAt }) => touchedAt).filter((at) => at.startsWith('2026-11-01'));

const keys = Object.keys(submitLeadBody.shape) as Key[];

/** A body with every key of the contract, each value different from the default. */
function everyAnswer(referralCode: string): Body {
  const samples: Partial<Body> = {
    email: 'every.answer@example.com',
    phone: '(541) 555-0177',
    sessionId: 'every-answer',
    consentVersion: currentConsentVersion,
    consentTicked: 'person',
    creditScore: '700-739',
    referralCode,
    invitation,
    referralTouches: [{ code: referralCode, at: '2026-11-01T10:00:00.000Z' }],
    secondsOnForm: 1,
  };
  const schemas: Readonly<Record<string, Schema>> = submitLeadBody.shape;
  const said = keys.map((key) => [key, samples[key] ?? sampleOf(schemas[key]!, key)] as const);
  return Object.fromEntries(said) as Body;
}

/** How staff read a value in a mail. */
function asMailed(key: Key, value: unknown): string {
  if (key === 'homePrice') {
    return formatDollars(value as number, 'en');
  }
  return key === 'phone' ? displayPhone(value as string) : String(value);
}

/** Every key of the body that was not found, with where it was expected. */
function missing(body: Body, rows: Rows, detail: Detail, mail: string): string[] {
  return keys.flatMap((key) => {
    const {
      stored,
      shown,
      becomes = body[key],
    } = places[key] ?? {
      stored: ({ lead }: Rows) => lead[key as keyof LeadValues],
      shown: () => detail[key as keyof Detail],
    };
    const isIn = (value: unknown) => JSON.stringify(value) === JSON.stringify(becomes);
    const isLeftOut = (leftToThePage as readonly Key[]).includes(key);
    return [
      isIn(stored(rows)) ? [] : `${key} is not in the tables`,
      !shown || isIn(shown(detail)) ? [] : `${key} is not in the answer to staff`,
      isLeftOut || mail.includes(asMailed(key, body[key])) ? [] : `${key} is not in the mail`,
    ].flat();
  });
}

describe('every answer of an application', async () => {
  const { app, server, deliver } = await freshMailApp({
    config: { staffMail: 'team@lender.example' },
  });

  /** Sends a body and looks for what became of it. */
  async function send(body: Body): Promise<string[]> {
    server.received.length = 0;
    const { id } = await ok(app.post('/api/leads', body), 201);
    await deliver();
    const staff = await app.signIn();
    const detail = (await staff.get(`/api/admin/leads/${id}`)).json<Detail>();
    const rows = await rowsOf(id);
    const mail = server.received.find(({ text }) => /^To: .*team@/m.test(text))!.text;
    return missing(body, rows, detail, mail);
  }

  /** The code of a partner who named the applicant. */
  async function namedBy(): Promise<string> {
    const { id, referralCode } = await makeAffiliate(await app.signIn());
    const { drizzle } = app.database;
    await drizzle.delete(clientInvitations);
    await drizzle.insert(clientInvitations).values({
      affiliateId: id,
      firstName: 'Every',
      lastName: 'Answer',
      email: 'every.answer@example.com',
      phone: '+15415550177',
      language: 'en',
      tokenHash: sha256(invitation),
    });
    return referralCode;
  }

  async function rowsOf(id: number): Promise<Rows> {
    const { drizzle } = app.database;
    const [lead] = await drizzle.select().from(leads).where(eq(leads.id, id));
    const [consent] = await drizzle
      .select()
      .from(consentRecords)
      .where(eq(consentRecords.leadId, id));
    const [referral] = await drizzle.select().from(referrals).where(eq(referrals.leadId, id));
    const [named] = await drizzle
      .select()
      .from(clientInvitations)
      .where(eq(clientInvitations.confirmedLeadId, id));
    return { lead: lead!, consent: consent!, referral: referral!, invitation: named! };
  }

  test('is kept, shown to staff, and mailed to them unless the mail leaves it to the page', async () => {
    assert.deepEqual(await send(everyAnswer(await namedBy())), []);
  });

  test('that is lost on its way into the table is missed', async () => {
    const referralCode = await namedBy();
    await app.database.query(`
      create function forget() returns trigger language plpgsql as $$
      begin
        new.housing_status := null;
        new.timeline := null;
        return new;
      end $$;
      create trigger forget before insert on leads for each row execute function forget()`);
    const body = everyAnswer(referralCode);
    const lost = await send({ ...body, lastName: 'another person' });
    await app.database.query('drop trigger forget on leads; drop function forget()');
    assert.deepEqual(lost, [
      'housingStatus is not in the tables',
      'housingStatus is not in the answer to staff',
      'timeline is not in the tables',
      'timeline is not in the answer to staff',
      'timeline is not in the mail',
    ]);
  });
});
