import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { and, inArray, isNull } from 'drizzle-orm';
import { type ContactChannel, contactChannels } from '#core/domain/permission/consent-ticked.ts';
import type { ContactPermission } from '#core/domain/permission/permission.ts';
import { leads } from '#server/db/tables/leads.ts';
import type { Client } from '#server/testing/app.ts';
import { fileForm } from '#server/testing/hero-files.ts';
import { keyClient } from '#server/testing/sessions/api-key.ts';
import { buyerCookieIn } from '#server/testing/sessions/buyer.ts';
import { addLink } from '../accounts/buyer-links/open-link.ts';
import { evaluateLead } from '../office/contact/read-lead-permission.ts';
import { chooseApplicantMails } from '../mail/email/choices/applicant/choose-applicant-mails.ts';
import { applicantTokenOf } from '../mail/email/choices/applicant/queries.ts';
import { openOffice } from '#server/testing/open-app.ts';

const people = 4;
const lead = fc.nat({ max: 5 });
const address = fc.nat({ max: people - 1 });
const channel = fc.constantFrom(...contactChannels);
const side = fc.constantFrom('mine', 'theirs');

const choose = fc.record({
  kind: fc.constant('choose' as const),
  at: fc.nat({ max: 5 }),
  wants: fc.boolean(),
});

const mailbox = fc.record({
  kind: fc.constant('mailbox' as const),
  lead,
  address,
  byKey: fc.boolean(),
});

const deed = fc.oneof(
  fc.record({ kind: fc.constant('stop' as const), lead, channel }),
  fc.record({ kind: fc.constant('number' as const), lead, address, byKey: fc.boolean() }),
  { weight: 3, arbitrary: mailbox },
  fc.record({ kind: fc.constant('import' as const), address, other: address }),
  fc.record({ kind: fc.constant('enter' as const), address, other: address }),
  fc.record({ kind: fc.constant('merge' as const), lead, other: lead, phone: side, email: side }),
  fc.record({ kind: fc.constant('unmerge' as const), at: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('restore' as const), lead }),
  fc.record({ kind: fc.constant('link' as const), lead, channel }),
  fc.record({ kind: fc.constant('confirm' as const), lead }),
  // By the link of any mail that went out, whoever has it.
  { weight: 4, arbitrary: choose },
  fc.record({ kind: fc.constant('apply' as const), address, other: address }),
);

/** What one lead was at a moment; whatever the hour of their clock. */
interface Seen {
  phone: string;
  email: string;
  /** The person gave or confirmed this address. */
  isOwn: boolean;
  permission: ContactPermission;
}

const isStopped = ({ permission }: Seen, way: ContactChannel) =>
  permission[way].cause === 'stop' || permission[way].cause === 'opted_out';
const isOpen = ({ permission }: Seen, way: ContactChannel) =>
  permission[way].allowed || permission[way].cause === 'hours';

describe('a person who said stop', async () => {
  let run = 0;
  const { app, staff } = await openOffice();
  const program: Client['put'] = (await keyClient(app, ['PUT /api/admin/leads/{id}'], 'Dialer'))
    .put;
  const words: string = (await staff.get('/api/admin/consent-wordings?purpose=spoken')).json()
    .items[0].version;

  /** Those of these leads that stand. */
  const look = async (ids: readonly number[]) => {
    const { database } = app;
    const found = await database.drizzle
      .select()
      .from(leads)
      .where(and(inArray(leads.id, [...ids]), isNull(leads.deletedAt)));
    const now = app.clock.now();
    const seen = found.map(async (row): Promise<[number, Seen]> => {
      const of = { ...row, phone: row.phone ?? '', email: row.email ?? '' };
      const permission = await evaluateLead({ db: database }, of, now);
      const isOwn = [row.formerEmails?.[0] ?? of.email, row.confirmedEmail].includes(of.email);
      return [row.id, { phone: of.phone, email: of.email, isOwn, permission }];
    });
    return new Map(await Promise.all(seen));
  };

  const enter = async (person: { phone: string; email: string }) => {
    const consent = { basis: 'spoken', channels: [...contactChannels], words };
    const body = { firstName: 'Rosa', lastName: 'Diaz', ...person, consent };
    return (await staff.post('/api/admin/leads', body)).json().id as number;
  };

  const importOne = async ({ phone, email }: { phone: string; email: string }) => {
    const text = `First name,Last name,Email,Phone\nRosa,Diaz,${email},${phone}`;
    const form = await fileForm('file', Buffer.from(text), 'leads.csv', 'text/csv');
    const url = '/api/admin/imports';
    const { id, proposed } = (await staff.send({ method: 'POST', url, ...form })).json();
    await staff.put(`${url}/${id}`, { mapping: proposed, consentBasis: 'written' });
    await staff.post(`${url}/${id}/run`);
    const [row] = await app.rows<{ id: number }>('select id from leads where import_id = $1', [id]);
    return row!.id;
  };

  /** By the mail that staff's address got: opens the page and switches a channel on. */
  const agreeByLink = async (id: number, { email, phone }: Seen, way: string) => {
    const { token } = await addLink(app.database, id, { mailedTo: email });
    const url = `/api/my/${token}`;
    const opened = await app.post(`${url}/open`, { phoneLast4: phone.slice(-4) });
    const headers = { cookie: buyerCookieIn(opened) };
    const { consent } = (await app.get(url, headers)).json();
    const payload = { channels: { [way]: true }, consentVersion: consent?.version };
    return app.patch(url, payload, headers);
  };

  test('is not contacted again by anything but their own newer word', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 6, maxLength: 14 }), async (deeds) => {
        run += 1;
        const number = (n: number) =>
          `(541) 555-${String((run * people + n) % 10_000).padStart(4, '0')}`;
        const mailbox = (n: number) => `p${run}.${n}@example.com`;
        const given = new Map<number, { phone: string; email: string }>();
        const keep = (id: number, person: { phone: string; email: string }) => {
          given.set(id, person);
        };
        for (const n of [0, 1, 2]) {
          const person = { phone: number(n), email: mailbox(n) };
          keep(await app.apply(person), person);
        }
        const merges: {
          id: number;
          free: Map<string, boolean>;
          survivor: number;
          other: number;
        }[] = [];
        // A mail goes to each address that a lead ever has; the newest first.
        const sent = new Map<string, { id: number; email: string; token: string }>();
        const mail = async (found: typeof seen) => {
          for (const [id, { email }] of found) {
            const token = await applicantTokenOf(app.database, id, email);
            sent.set(token, { id, email, token });
          }
        };
        // Where the person of a lead said that mails may come back.
        const wanted = new Set<string>();
        let seen = await look([...given.keys()]);
        const last = new Map(seen);
        await mail(seen);
        for (const one of deeds) {
          const ids = [...given.keys()];
          const earlier = new Map(seen);
          const chosen = 'lead' in one ? ids[one.lead % ids.length]! : 0;
          const before = earlier.get(chosen);
          // Where this deed may free a channel: the edit back to what the person gave, the undoing of
          // the merge that closed it, and the person's own newer word.
          let mayFree = (_id: number, _way: ContactChannel) => false;
          const fresh =
            'other' in one && 'address' in one
              ? { phone: number(one.address), email: mailbox(one.other) }
              : undefined;
          switch (one.kind) {
            case 'stop':
              await staff.post(`/api/admin/leads/${chosen}/stop`, {
                channels: [one.channel],
                how: 'said so',
              });
              for (const { survivor, free } of merges) {
                if (survivor === chosen) {
                  free.clear();
                }
              }
              break;
            case 'number':
            case 'mailbox': {
              const isNumber = one.kind === 'number';
              const to = isNumber ? number(one.address) : mailbox(one.address);
              const edit = isNumber ? { phone: to } : { email: to };
              await (one.byKey ? program : staff.put)(`/api/admin/leads/${chosen}`, edit);
              const own = given.get(chosen)!;
              mayFree = (id, way) =>
                id === chosen &&
                (isNumber
                  ? way !== 'email' && to === own.phone
                  : way === 'email' && (to === own.email || wanted.has(`${id} ${to}`)));
              break;
            }
            case 'import':
              keep(await importOne(fresh!), fresh!);
              break;
            case 'enter':
              keep(await enter(fresh!), fresh!);
              break;
            case 'apply':
              keep(await app.apply(fresh), fresh!);
              mayFree = () => true;
              break;
            case 'merge': {
              const other = ids[one.other % ids.length]!;
              const answer = await staff.post(`/api/admin/leads/${chosen}/merge`, {
                otherId: other,
                fields: { phone: one.phone, email: one.email },
              });
              if (answer.statusCode === 200) {
                const free = new Map<string, boolean>();
                for (const id of [chosen, other]) {
                  for (const way of contactChannels) {
                    free.set(`${id} ${way}`, isOpen(earlier.get(id)!, way));
                  }
                }
                merges.push({ id: answer.json().mergeId, free, survivor: chosen, other });
              }
              break;
            }
            case 'unmerge': {
              const merge = merges[one.at];
              if (merge) {
                await staff.post(`/api/admin/merges/${merge.id}/undo`);
                const stopped = earlier.get(merge.survivor);
                mayFree = (id, way) => merge.free.get(`${id} ${way}`) ?? false;
                if (stopped) {
                  earlier.set(merge.other, stopped);
                }
              }
              break;
            }
            case 'restore':
              await staff.remove(`/api/admin/leads/${chosen}`);
              await staff.post(`/api/admin/leads/${chosen}/restore`);
              break;
            case 'link': {
              if (before) {
                await agreeByLink(chosen, before, one.channel);
                mayFree = () => before.isOwn;
                wanted.add(`${before.isOwn ? chosen : ''} ${before.email}`);
              }
              break;
            }
            case 'confirm': {
              const mailedTo = given.get(chosen)!.email;
              const confirms = before?.email ?? '';
              const { token } = await addLink(app.database, chosen, { mailedTo, confirms });
              await app.post('/api/my/confirm-email', { token });
              break;
            }
            case 'choose': {
              const link = [...sent.values()].at(-1 - (one.at % sent.size));
              if (link) {
                const choice = {
                  token: link.token,
                  wantsFollowUps: one.wants,
                  via: 'page',
                } as const;
                const services = app.app.services;
                await chooseApplicantMails(services, { ...choice, ipAddress: '192.0.2.7' });
                const { isOwn, email } = last.get(link.id)!;
                const isTheirs = one.wants && isOwn && email === link.email;
                mayFree = (_id, way) => way === 'email' && isTheirs;
                wanted.add(`${isTheirs ? link.id : ''} ${email}`);
                const is = (await look([link.id])).get(link.id);
                assert.ok(one.wants || !is?.permission.email.allowed, 'any link stops them');
              }
              break;
            }
          }
          seen = await look([...given.keys()]);
          for (const [id, is] of seen) {
            last.set(id, is);
          }
          await mail(seen);
          for (const [id, was] of earlier) {
            const is = seen.get(id);
            for (const way of contactChannels) {
              assert.ok(
                !is || !isOpen(is, way) || !isStopped(was, way) || mayFree(id, way),
                `lead ${id} (${is?.phone}, ${is?.email}) ${way} after ${JSON.stringify(one)}`,
              );
            }
          }
        }
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });
});
