import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseApplicantMails } from './choose-applicant-mails.ts';
import { applicantTokenOf } from './queries.ts';
import { openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();

const choose = (token: string, wantsFollowUps: boolean) =>
  chooseApplicantMails(app.app.services, { token, wantsFollowUps, via: 'page', ipAddress: '' });

test('an opt-out follows its lead, and ends by the link to the person’s own address alone', async () => {
  const own = 'own@example.com';
  const id = await app.apply({ email: own });
  const other = await app.apply({ email: own });
  const links = [await applicantTokenOf(app.database, id, own)];
  const edit = async (email: string) => {
    assert.equal((await staff.put(`/api/admin/leads/${id}`, { email })).statusCode, 200);
    links.push(await applicantTokenOf(app.database, id, email));
  };
  const optOuts = async () => {
    const pages = [id, other].map(async (one) =>
      (await staff.get(`/api/admin/leads/${one}`)).json(),
    );
    return (await Promise.all(pages)).map(({ mailOptOut, reach }) => {
      assert.equal(reach.email.allowed, mailOptOut === null);
      return mailOptOut !== null;
    });
  };
  const by = async (link: number, wantsFollowUps: boolean) => {
    await choose(links[link]!, wantsFollowUps);
    return optOuts();
  };
  assert.deepEqual(await by(0, false), [true, true]);
  await edit('theirs@example.com');
  assert.deepEqual(await optOuts(), [true, true], 'the edit lifts nothing');
  const { body } = await staff.get('/api/admin/leads/export?columns=id,mailOptOut.via');
  assert.ok(body.includes(`${id},page`) && body.includes(`${other},page`), body);
  assert.deepEqual(await by(1, true), [true, true], 'not given or confirmed');
  await edit(own);
  assert.deepEqual([links[2] === links[0], links[1] === links[0]], [true, false], 'one a mailbox');
  assert.deepEqual(await by(1, true), [true, true], 'no longer theirs');
  assert.deepEqual(await by(0, true), [false, false]);
  assert.deepEqual(await by(1, false), [true, false], 'any link stops its lead');
  assert.deepEqual(await by(0, true), [false, false]);

  await edit('moved@example.com');
  await app.database.query('update leads set confirmed_email = email where id = $1', [id]);
  assert.deepEqual(await by(0, false), [true, true], 'the former mailbox, for all that has it');
  assert.deepEqual(await by(0, true), [true, true], 'of a former mailbox');
  assert.deepEqual(await by(3, true), [false, true], 'confirmed, for this lead');
  assert.deepEqual(await by(0, false), [true, true], 'stopped again');
  await edit('typed@example.com');
  assert.deepEqual(await by(3, true), [true, true], 'not the address of now');
});

test('one that was made while two leads were merged holds for both afterwards', async () => {
  const [email, phone] = ['one@example.com', '(503) 555-0177'];
  const one = await app.apply({ email, phone });
  const two = await app.apply({ email: 'two@example.com', phone });
  const merge = { otherId: two, fields: {} };
  const { mergeId } = (await staff.post(`/api/admin/leads/${one}/merge`, merge)).json();
  await choose(await applicantTokenOf(app.database, one, email), false);
  assert.equal((await staff.post(`/api/admin/merges/${mergeId}/undo`)).statusCode, 200);
  assert.notEqual((await staff.get(`/api/admin/leads/${two}`)).json().mailOptOut, null);
});
