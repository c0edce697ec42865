import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { openDesk } from '#server/testing/sessions/desk.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { assignLeads } from './assign-leads.ts';
import { returnLeads } from './tend-queue.ts';

// A Monday, 9:00 in Oregon; the office of the desk never closes.
const start = Date.parse('2037-01-12T09:00-08:00');
const minuteMs = 60_000;

/** Waiting leads without an owner that a member on shift could have been given. */
const unservedText = `
select l.id as lead, a.id as member from leads l join admin_users a on a.on_shift
where l.owner_id is null and l.status = 'New' and l.first_response_at is null
  and l.next_follow_up_at is null and l.deleted_at is null
  and (a.languages = '{}' or l.language = any (a.languages))
  and not exists (select from contact_attempts t where t.lead_id = l.id)
  and not exists (select from lead_owners o where o.lead_id = l.id and o.owner_id = a.id
    and o.at >= date_trunc('day', $1::timestamptz at time zone $2) at time zone $2)
  and (a.daily_cap is null or a.daily_cap > (select count(*) from lead_owners o
    where o.owner_id = a.id and o.why <> 'hand'
      and o.at >= date_trunc('day', $1::timestamptz at time zone $2) at time zone $2))
  and (select count(*) from leads h where h.owner_id = a.id and h.status = 'New'
    and h.first_response_at is null and h.next_follow_up_at is null and h.deleted_at is null
    and not exists (select from contact_attempts t where t.lead_id = h.id)) < 5`;

const movedByHandText = `
select o.lead_id from lead_owners o
where o.why = 'overdue' and o.from_owner_id is not null and (select p.why from lead_owners p
  where p.lead_id = o.lead_id and p.id < o.id order by p.id desc limit 1) in ('hand', 'bulk')`;

/** What happens in one step of the week. */
const event = fc.record({
  minutes: fc.integer({ min: 1, max: 300 }),
  arrive: fc.integer({ min: 0, max: 4 }),
  /** Who comes or goes. */
  turns: fc.option(fc.integer({ min: 0, max: 2 }), { freq: 2 }),
  /** Who logs a call, and how it ends. */
  calls: fc.option(fc.integer({ min: 0, max: 2 })),
  outcome: fc.constantFrom('reached', 'no_answer'),
  /** Whom the head gives a lead. */
  hands: fc.option(fc.integer({ min: 0, max: 2 }), { freq: 3 }),
});

describe('a week with three officers and eighty leads', async () => {
  const desk = await openDesk();
  const { app, admin, dana, omar, ids, hand } = desk;
  const third = await makeStaff(app, { firstName: 'Tina', lastName: 'Third', role: 'officer' });
  const [tina] = await app.rows<{ id: number }>('select max(id) as id from admin_users');
  const people = [
    { id: ids.dana, client: dana },
    { id: ids.omar, client: omar },
    { id: tina!.id, client: third },
  ];
  const leads: number[] = [];
  for (let n = 0; n < 80; n += 1) {
    leads.push(await app.apply());
  }
  await app.database.query(`update leads set language = (array['en', 'es', 'pt'])[id % 3 + 1]`);

  test('no lead waits without an owner while someone could have it, and what a person gave stays', async () => {
    const week = fc.array(event, { minLength: 60, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(week, async (events) => {
        const { database } = app;
        await desk.clear();
        await database.query(
          'update leads set deleted_at = now(), first_response_at = null, owner_id = null, returns_at = null',
        );
        await database.query(`update admin_users set languages = '{en,es}' where id = $1`, [
          ids.dana,
        ]);
        await database.query(`update admin_users set daily_cap = 12 where id = $1`, [ids.omar]);
        const toCome = [...leads];
        let now = start;
        for (const { minutes, arrive, turns, calls, outcome, hands } of events) {
          now += minutes * minuteMs;
          app.clock.set(new Date(now));
          const come = toCome.splice(0, arrive);
          await database.query(
            'update leads set deleted_at = null, created_at = $2 where id = any ($1::bigint[])',
            [come, new Date(now)],
          );
          if (turns !== null) {
            await database.query('update admin_users set on_shift = not on_shift where id = $1', [
              people[turns]!.id,
            ]);
          }
          if (calls !== null) {
            const { client } = people[calls]!;
            const { lead } = (await client.post('/api/admin/queue/next')).json();
            if (lead) {
              const body = { outcome, override: 'they asked' };
              const answer = await client.post(`/api/admin/leads/${lead.id}/calls`, body);
              assert.equal(answer.statusCode, 201, answer.body);
              assert.equal(answer.json().ownerId, people[calls]!.id);
            }
          }
          if (hands !== null && come[0] !== undefined) {
            await hand(admin, come[0], people[hands]!.id);
          }
          await returnLeads(app.app.services);
          await assignLeads(app.app.services);
          const unserved = await app.rows(unservedText, [new Date(now), app.config.timeZone]);
          assert.deepEqual(unserved, [], new Date(now).toISOString());
        }
        assert.deepEqual(await app.rows(movedByHandText), []);
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });
});
