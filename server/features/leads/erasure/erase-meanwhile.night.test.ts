import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseApplicantMails } from '#server/features/mail/email/choices/applicant/choose-applicant-mails.ts';
import { keepWords, markHandedOver } from '#server/features/mail/email/queries.ts';
import { allWait } from '#server/testing/postgres/all-wait.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
const secret = 'Wilhelmina lives with her sister';

describe('what is written about a person who is erased meanwhile', async () => {
  const { app, staff } = await openOffice({ poolSize: 12 });

  let people = 0;
  async function enter() {
    people += 1;
    const name = { firstName: 'Wilhelmina', lastName: 'Quarantine' };
    const contact = { phone: `(503) 555-08${10 + people}`, email: `gone.${people}@example.com` };
    const person = { ...name, ...contact, consent: { basis: 'none' } };
    const id = (await ok(staff.post('/api/admin/leads', person), 201)).id as number;
    const link = 'insert into applicant_mail_links (lead_id) values ($1) returning token';
    const [row] = await app.rows<{ token: string }>(link, [id]);
    return { id, token: row!.token };
  }
  const erase = (id: number) =>
    staff.post(`/api/admin/leads/${id}/erase`, { reason: 'Asked by post' });
  const override = 'They asked for it';
  /** Writes every kind of row that says something about a lead's person, all at once. */
  const writers = ({ id, token }: { id: number; token: string }) => ({
    note: () => staff.post('/api/notes', { leadId: id, content: secret, authorType: 'admin' }),
    call: () =>
      staff.post(`/api/admin/leads/${id}/calls`, { outcome: 'reached', note: secret, override }),
    step: () => staff.put(`/api/admin/leads/${id}/follow-up`, { at: tomorrow, note: secret }),
    mail: () =>
      staff.post(`/api/admin/leads/${id}/emails`, { subject: 'Hello', text: secret, override }),
    choice: () =>
      chooseApplicantMails(app.app.services, {
        token,
        wantsFollowUps: false,
        via: 'page',
        ipAddress: '203.0.113.7',
      }),
  });

  /** Rows that still say something of a lead's person. */
  const left = (id: number) =>
    app.rows(
      `select 'note' as what from lead_notes where lead_id = $1 and content <> ''
         union all select 'call' from contact_attempts where lead_id = $1 and note <> ''
         union all select 'step' from leads where id = $1 and next_follow_up_note <> ''
         union all select 'mail' from all_mails where lead_id = $1 and (payload::text like '%sister%' or subject is not null)
         union all select 'choice' from applicant_mail_choices where lead_id = $1 and mailbox <> ''`,
      [id],
    );

  /** Blocks the statements that fire a trigger until it is opened. */
  async function gate(trigger: string) {
    await app.database.query(`
        create table gate (is_open boolean);
        create function wait_at_gate() returns trigger language plpgsql as $$
        begin
          while not exists (select from gate) loop
            perform pg_sleep(0.02);
          end loop;
          return new;
        end $$;
        create trigger waiting before ${trigger} for each row execute function wait_at_gate()`);
    const isHeld = `select from pg_stat_activity
        where datname = current_database() and wait_event = 'PgSleep'`;
    return {
      async reached() {
        while ((await app.rows(isHeld)).length === 0) {
          await sleep(10);
        }
      },
      open: () => app.database.query('insert into gate values (true)'),
      remove: () => app.database.query('drop table gate; drop function wait_at_gate cascade'),
    };
  }

  test('is gone, whichever call comes first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await enter();
      const erasing = erase(person.id);
      await sleep(round * 4);
      await Promise.all(Object.values(writers(person)).map((write) => write()));
      assert.equal((await erasing).statusCode, 200);
      assert.deepEqual(await left(person.id), [], `round ${round}`);
    }
  });

  test('is not stored with a mail that was composed before', async () => {
    const person = await enter();
    await writers(person).mail();
    const [mail] = await app.rows<{ id: number; attempts: number; recipient: string }>(
      'select id, attempts, recipient from all_mails where lead_id = $1',
      [person.id],
    );
    assert.equal((await erase(person.id)).statusCode, 200);
    const stored = { subject: secret, text: secret, html: secret, link: null };
    const composed = { ...mail!, to: mail!.recipient, host: 'example.com', stored };
    assert.deepEqual(await markHandedOver(app.database, [composed]), [undefined]);
    await keepWords(app.database, composed);
    assert.deepEqual(await left(person.id), []);
  });

  test('is written before, and erased: the erasure waits for a note that was begun', async () => {
    const person = await enter();
    const door = await gate('insert on lead_notes');
    const noting = writers(person).note();
    await door.reached();
    const erasing = erase(person.id);
    await allWait(app, [erasing]);
    await door.open();
    assert.equal((await noting).statusCode, 201);
    assert.equal((await erasing).statusCode, 200);
    await door.remove();
    assert.deepEqual(await left(person.id), []);
  });

  test('is refused once an erasure has begun', async () => {
    const person = await enter();
    const door = await gate('update on erasures');
    const erasing = erase(person.id);
    await door.reached();
    const { note, call, step, mail, choice } = writers(person);
    const written = [note(), call(), step(), mail()];
    const chosen = choice();
    await allWait(app, [...written, chosen]);
    await door.open();
    const refused = await Promise.all(written);
    assert.equal((await erasing).statusCode, 200);
    await door.remove();
    assert.deepEqual(await left(person.id), []);
    assert.deepEqual(fieldsOf(refused, 'statusCode'), [404, 404, 404, 404]);
    assert.equal(await chosen, null);
  });
});
