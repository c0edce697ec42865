import type { Client, FreshApp, FreshAppOptions } from '../app.ts';
import { openOffice } from '../open-app.ts';
import { makeStaff } from './second-staff.ts';
import { ok } from '#server/testing/open-app.ts';

export const roundTheClock = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, ['00:00', '24:00']]),
);

/** A Tuesday that no test reaches by itself. */
export const noon = new Date('2037-01-13T12:00-08:00');

export interface QueueItem {
  lead: { id: number; ownerId: number | null };
  group: 'yours' | 'anyone';
  isDue: boolean;
  lastOutcome: string | null;
  openBy: string[];
  dueAt: string;
  returnsAt: string | null;
  phone: { allowed: boolean; until: string | null; reason: string };
}

/** An office that never closes: an admin and two loan officers, and their work with queues. */
export async function openDesk(options: Pick<FreshAppOptions, 'areJobsOn'> = {}) {
  const { app, staff: admin } = await openOffice(options);
  const dana = await makeStaff(app, { firstName: 'Dana', lastName: 'Desk', role: 'officer' });
  const omar = await makeStaff(app, { firstName: 'Omar', lastName: 'Own', role: 'officer' });
  const [a, d, o] = await app.rows<{ id: number }>('select id from admin_users order by id');
  await app.setTerm('officeHours', roundTheClock);
  const ask = async (by: Client) => ok(by.get('/api/admin/queue'));
  return {
    app,
    admin,
    dana,
    omar,
    ids: { admin: a!.id, dana: d!.id, omar: o!.id },
    ask,
    ...deskOf(app, ask),
    /** Takes all staff off shift and answers all waiting leads, because leads are never deleted. */
    async clear() {
      app.clock.set(null);
      const { database } = app;
      await database.query('update leads set first_response_at = now(), next_follow_up_at = null');
      await database.query(
        `update admin_users set on_shift = false, weight = 1, daily_cap = null, languages = '{}',
           states = '{}', email = null`,
      );
      await database.query('delete from jobs; delete from sent_mails');
    },
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

function deskOf(app: FreshApp, ask: (by: Client) => Promise<{ items: QueueItem[] }>) {
  return {
    queueOf: async (by: Client) => {
      const { items } = await ask(by);
      return items.map(({ lead }) => lead.id);
    },
    take: async (by: Client): Promise<number | null> =>
      (await ok(by.post('/api/admin/queue/next'))).lead?.id ?? null,
    hand: (by: Client, id: number, ownerId: number | null) =>
      by.post(`/api/admin/leads/${id}/owner`, { ownerId }),
    ownerOf: async (id: number) => {
      const text = 'select owner_id as owner from leads where id = $1';
      const [lead] = await app.rows<{ owner: number | null }>(text, [id]);
      return lead!.owner;
    },
    historyOf: (id: number) =>
      app.rows(
        `select from_owner_id as "from", owner_id as "to", why, actor_id as by
         from lead_owners where lead_id = $1 order by id`,
        [id],
      ),
    /** Backdates a lead by so many minutes. */
    age: (id: number, minutes: number) =>
      app.database.query(
        'update leads set created_at = $3::timestamptz - make_interval(mins => $2::int) where id = $1',
        [id, minutes, app.clock.now()],
      ),
    /**
     * Stops the clock at a noon of Oregon, when these leads came: at night an owner's half hour
     * begins in the morning.
     */
    async atNoon(ids: readonly number[]) {
      app.clock.set(noon);
      await app.database.query('update leads set created_at = $1 where id = any($2::bigint[])', [
        noon,
        ids,
      ]);
    },
    later: (minutes: number) =>
      app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000)),
    onShift: (who: number, changes = '') =>
      app.database.query(`update admin_users set on_shift = true ${changes} where id = ${who}`),
  };
}
