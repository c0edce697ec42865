import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { OwnPage } from '#core/contract/buyer/own-page.ts';
import { openDesk } from '#server/testing/sessions/desk.ts';
import { applyAsBuyer } from '#server/testing/sessions/buyer.ts';
import { officeTerms } from '../../office-terms.ts';
import { sendApologies } from './send-apologies.ts';
import { returnLeads } from './tend-queue.ts';
import { fieldsOf } from '#server/testing/open-app.ts';

describe('a promised first contact that was missed', async () => {
  const desk = await openDesk();
  const { app } = desk;
  beforeEach(() => desk.clear());

  const apologies = () =>
    app.rows<{ lead: number; recipient: string; language: string; payload: object }>(
      `select lead_id::int as lead, recipient, language, payload from jobs
         where kind = 'promise_missed' order by lead_id`,
    );
  const overdueMails = () => app.rows(`select 1 from jobs where kind = 'lead_overdue'`);
  const contactOf = async ({ url, cookie }: { url: string; cookie: string }) => {
    const page = (await app.get(url, { cookie })).json<OwnPage>();
    return page.promises.find(({ promise }) => promise === 'contact');
  };

  test('is apologized for once, with a new day that the page names too', async () => {
    const buyer = await applyAsBuyer(app, { email: 'late@example.com' }, 'pt');
    await desk.atNoon([buyer.id]);
    desk.later(23 * 60);
    await sendApologies(app.app.services);
    assert.deepEqual(await apologies(), [], 'not before its time');
    assert.equal((await contactOf(buyer))?.isPast, false);
    desk.later(2 * 24 * 60 - 23 * 60 - 30);
    const promised = (await contactOf(buyer))!;
    await sendApologies(app.app.services);
    await sendApologies(app.app.services);
    const [mail, ...more] = await apologies();
    assert.deepEqual(more, []);
    assert.deepEqual(mail, {
      lead: buyer.id,
      recipient: 'late@example.com',
      language: 'pt',
      payload: { hours: 24, by: promised.again },
    });
    const [due] = await app.rows<{ at: Date }>(
      `select run_at as at from jobs where kind = 'promise_missed'`,
    );
    const office = await officeTerms(app.app.services);
    const now = app.app.services.clock.now();
    const isOpen = (at: Date) => office.clock.minutesBetween(at, new Date(+at + 60_000)) === 1;
    if (isOpen(now)) {
      assert.ok(due!.at <= now, 'at once');
    } else {
      assert.ok(isOpen(due!.at) && office.clock.minutesBetween(now, due!.at) === 0, 'as it opens');
    }
    assert.equal(promised.isPast, true);
    assert.ok(promised.again! > promised.by);
    const entry = await app.get(`${buyer.url}/call`, { cookie: buyer.cookie });
    assert.equal(entry.statusCode, 200, 'the new call can be put into a calendar');
  });

  test('leaves with its owner what was handed over or planned, and the head is told; once', async () => {
    const { admin, dana, ids } = desk;
    await app.database.query(`update admin_users set email = 'head@example.com' where id = $1`, [
      ids.admin,
    ]);
    const [handed, planned, answered] = [await app.apply(), await app.apply(), await app.apply()];
    await desk.atNoon([handed, planned, answered]);
    await desk.hand(admin, handed, ids.dana);
    for (const id of [planned, answered]) {
      await desk.hand(dana, id, ids.dana);
    }
    await app.database.query(
      `update leads set next_follow_up_at = now() + interval '9 days' where id = $1`,
      [planned],
    );
    await app.database.query('update leads set first_response_at = now() where id = $1', [
      answered,
    ]);
    desk.later(2 * 24 * 60 - 30);
    await returnLeads(app.app.services);
    assert.equal(await desk.ownerOf(handed), ids.dana, 'the clock of the queue left it there');
    await sendApologies(app.app.services);
    await sendApologies(app.app.services);
    assert.deepEqual(
      [await desk.ownerOf(handed), await desk.ownerOf(planned), await desk.ownerOf(answered)],
      [ids.dana, ids.dana, ids.dana],
    );
    assert.equal((await overdueMails()).length, 1);
    assert.deepEqual(fieldsOf(await apologies(), 'lead'), [handed, planned]);
  });

  test('the head is not told twice of a lead that the queue has told of', async () => {
    const { ids } = desk;
    await app.database.query(`update admin_users set email = 'head@example.com' where id = $1`, [
      ids.admin,
    ]);
    const lead = await app.apply();
    await desk.atNoon([lead]);
    desk.later(2 * 24 * 60 - 30);
    await returnLeads(app.app.services);
    assert.equal((await overdueMails()).length, 1);
    await sendApologies(app.app.services);
    assert.equal((await overdueMails()).length, 1);
    assert.equal((await apologies()).length, 1);
  });
});
