import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { byCounsel, commissionOffice } from '#server/testing/commission-office.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { oggFilm, fileForm, picture, sendHeroFile } from '#server/testing/hero-files.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

interface News {
  now: string;
  newestLineId: number | null;
  newestReferralId: number | null;
  newestMailId: number | null;
  waitingMails: number;
  changes: { action: string; entity: string; entityId: number | null; isOwn: boolean }[];
}

const rules = '/api/admin/programme/rules';

describe('what open lists are told of', async () => {
  const { app, staff: admin } = await openOffice();
  // One person at two desks, and a colleague.
  const elsewhere = await app.signIn();
  const maria = await makeStaff(app, { firstName: 'Maria', lastName: 'Lopez' });
  const office = commissionOffice(app, maria);

  const news = async (by = admin, since?: string): Promise<News> => {
    const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}`;
    return await ok(by.get(`/api/admin/news${query}`));
  };
  /** Runs `work` and returns the news that were not reported before. */
  const heardOf = async (work: () => Promise<unknown>) => {
    const { now } = await news();
    const known = (await news(admin, now)).changes.length;
    await work();
    const { changes } = await news(admin, now);
    return changes
      .slice(0, changes.length - known)
      .map(({ action, entity, entityId }) => [action, entity, entityId]);
  };
  const send = async (by: Client, method: 'PUT' | 'DELETE' | 'POST', url: string, body = {}) => {
    const answer = await by.send({ method, url, payload: body });
    assert.ok(answer.statusCode < 300, `${method} ${url}: ${answer.body}`);
    return answer.body === '' ? {} : answer.json();
  };

  test('each change of the hero media, by any writer', async () => {
    const path = '/api/admin/hero-media';
    for (const by of [maria, elsewhere]) {
      let id = 0;
      const upload = async () => {
        id = (await sendHeroFile(by, oggFilm())).json().id;
      };
      const told = await heardOf(upload);
      assert.deepEqual(told, [['hero_media.upload', 'hero_media', id]]);
      const poster = await fileForm('poster', await picture('webp'), 'frame.webp', 'image/webp');
      const frame = () => by.send({ method: 'PUT', url: `${path}/${id}/poster`, ...poster });
      assert.deepEqual(await heardOf(frame), [['hero_media.poster', 'hero_media', id]]);
      const activate = () => send(by, 'PUT', `${path}/${id}/activate`);
      assert.deepEqual(await heardOf(activate), [['hero_media.activate', 'hero_media', id]]);
      const remove = () => send(by, 'DELETE', `${path}/${id}`);
      assert.deepEqual(await heardOf(remove), [['hero_media.delete', 'hero_media', id]]);
    }
  });

  test('each change of the terms and of what was confirmed of them', async () => {
    const values = (grantCap: number) => ({
      effectiveFrom: '2099-01-01',
      source: 'Board resolution 12',
      basis: null,
      terms: { grantCap },
    });
    let draft = { id: 0, updatedAt: '', standing: 0 };
    const write = async () => {
      draft = await send(maria, 'POST', rules, values(15_000));
    };
    assert.deepEqual(await heardOf(write), [['terms.draft', 'terms', draft.id]]);
    const edit = async () => {
      const body = { ...values(16_000), updatedAt: draft.updatedAt };
      draft = await send(maria, 'PUT', `${rules}/${draft.id}`, body);
    };
    assert.deepEqual(await heardOf(edit), [['terms.draft', 'terms', draft.id]]);
    const { updatedAt, standing } = draft;
    const publish = () =>
      send(maria, 'POST', `${rules}/${draft.id}/publish`, { updatedAt, standing });
    assert.deepEqual(await heardOf(publish), [['terms.publish', 'terms', draft.id]]);
    const withdraw = () => send(maria, 'POST', `${rules}/${draft.id}/withdraw`);
    assert.deepEqual(await heardOf(withdraw), [['terms.withdraw', 'terms', draft.id]]);
    await write();
    const discard = () => send(maria, 'DELETE', `${rules}/${draft.id}`);
    assert.deepEqual(await heardOf(discard), [['terms.discard', 'terms', draft.id]]);
    const facts = await heardOf(() => office.confirmBasis(true));
    assert.deepEqual(
      facts.map(([, entity]) => entity),
      ['fact'],
    );
  });

  test('each change of the ledger and of payouts', async () => {
    const partner = await makeAffiliate(maria);
    const [lead = 0, other = 0] = await office.sendLeads(partner.referralCode, 2);
    const { id } = await office.referralOf(lead);
    const { id: otherId } = await office.referralOf(other);
    const path = `/api/admin/commissions`;
    const qualified = await heardOf(async () => {
      await office.edit(lead, { status: 'Qualified' });
      await office.edit(other, { status: 'Qualified' });
    });
    assert.deepEqual(
      qualified.filter(([, entity]) => entity === 'referral').map(([, , entityId]) => entityId),
      [otherId, id],
      'a lead moves what it earned',
    );
    const approval = {
      referrals: [{ id, earnedCents: 1_200_000 }],
      override: byCounsel,
    };
    const approve = () => send(maria, 'POST', `${path}/approve`, approval);
    assert.deepEqual(await heardOf(approve), [['commission.approve', 'referral', id]]);
    const reason = { reason: 'Agreed by telephone' };
    const reopen = () => send(maria, 'POST', `${path}/${id}/reopen`, reason);
    assert.deepEqual(await heardOf(reopen), [['commission.reopen', 'referral', id]]);
    const adjust = () =>
      send(maria, 'POST', `${path}/${id}/adjustments`, {
        ...reason,
        key: office.newKey(),
        amountCents: -100,
      });
    assert.deepEqual(await heardOf(adjust), [['commission.adjust', 'referral', id]]);
    const refuse = () => send(maria, 'POST', `${path}/${otherId}/void`, reason);
    assert.deepEqual(await heardOf(refuse), [['commission.void', 'referral', otherId]]);
    approval.referrals[0]!.earnedCents = 1_199_900;
    await approve();
    const paid = await heardOf(() =>
      send(maria, 'POST', '/api/admin/payouts', {
        key: office.newKey(),
        affiliateId: partner.id,
        totalCents: 1_199_900,
        paidOn: office.dayAgo(),
        reference: 'ACH 1',
      }),
    );
    const entities = paid.map(([action, entity]) => [action, entity]);
    assert.ok(
      entities.some(([, entity]) => entity === 'payout'),
      JSON.stringify(paid),
    );
  });

  test('who registers, and what an affiliate changes of itself, though no member of staff did it', async () => {
    let id = 0;
    const register = async () => {
      const answer = await ok(
        app.post('/api/affiliate/register', {
          firstName: 'Nora',
          lastName: 'Castillo',
          email: 'nora@example.com',
          referralCode: 'norahears',
          password: 'copper lantern otter',
          confirmPassword: 'copper lantern otter',
          isLicensedRealtor: false,
        }),
        201,
      );
      id = answer.id;
    };
    const registered = await heardOf(register);
    assert.deepEqual(registered, [['affiliate.register', 'affiliate', id]]);
    const cookie = await affiliateCookie(app.database, id);
    const choose = () =>
      app.send({
        method: 'PUT',
        url: `/api/affiliate/profile/${id}`,
        headers: { cookie },
        payload: {
          firstName: 'Nora',
          lastName: 'Castillo',
          email: 'nora@example.com',
          isLicensedRealtor: false,
          company: 'Castillo Homes',
        },
      });
    const chosen = await heardOf(choose);
    assert.deepEqual(chosen, [['affiliate.profile_update', 'affiliate', id]]);
  });

  test('referrals and mails that visitors cause move their marks, which cost the intake nothing', async () => {
    const partner = await makeAffiliate(maria);
    const earlier = await news();
    await ok(app.post('/api/leads', makeLeadBody()), 201);
    const mailed = await news();
    assert.equal(mailed.newestReferralId, earlier.newestReferralId);
    assert.ok(mailed.newestMailId! > (earlier.newestMailId ?? 0));
    const [lead] = await office.sendLeads(partner.referralCode, 1);
    const referred = await news();
    assert.equal(referred.newestReferralId, (await office.referralOf(lead!)).id);
    const mailsBecome = (status: string) =>
      app.database.query('update jobs set status = $1 where lead_id = $2', [status, lead]);
    await mailsBecome('waiting');
    const waiting = await news();
    await mailsBecome('done');
    const delivered = await news();
    assert.equal(delivered.newestMailId, waiting.newestMailId);
    assert.ok(delivered.waitingMails < waiting.waitingMails, 'what left no longer waits');
    const processor = await makeStaff(app, { role: 'officer' });
    const theirs = await news(processor);
    assert.deepEqual(
      [theirs.newestReferralId, theirs.newestMailId, theirs.waitingMails],
      [null, null, 0],
    );
  });

  test('the audit log tells one person at two desks what was changed at the other, not what was looked at', async () => {
    const partner = await makeAffiliate(maria);
    const { now } = await news();
    const { newestLineId, now: asked } = await news(admin, now);
    await elsewhere.get('/api/admin/affiliates');
    await elsewhere.get('/api/admin/audit');
    assert.equal((await news(admin, now)).newestLineId, newestLineId);
    const behind = async () => (await admin.get(`/api/admin/audit/new?after=${asked}`)).json().ids;
    assert.deepEqual(await behind(), []);
    await send(elsewhere, 'PUT', `/api/admin/affiliates/${partner.id}`, { company: 'Sun' });
    const told = await news(admin, now);
    const [line] = await app.rows<{ id: number }>(
      `select max(id)::int as id from audit_log where action = 'affiliate.update'`,
    );
    assert.equal(told.newestLineId, line!.id);
    assert.equal(told.changes[0]?.isOwn, true);
    assert.deepEqual(await behind(), [line!.id]);
  });
});
