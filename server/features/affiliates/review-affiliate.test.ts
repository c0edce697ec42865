import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Client, type FreshApp, freshApp } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';

describe('what staff look at of an affiliate', () => {
  let app: FreshApp;
  let staff: Client;
  before(async () => {
    app = await freshApp();
    staff = await app.signIn();
  });
  after(() => app.dispose());

  const put = (id: number, payload: object) =>
    staff.send({
      method: 'PUT',
      url: `/api/admin/affiliates/${id}`,
      payload,
    });
  const stored = async (id: number) => {
    const [row] = await app.rows<Record<string, unknown>>(
      'select * from affiliates where id = $1',
      [id],
    );
    return row!;
  };
  const auditOf = (id: number, action: string) =>
    app.rows<{ before: object; after: object }>(
      `select before, after - 'updatedAt' as after from audit_log
       where entity = 'affiliate' and entity_id = $1 and action = $2
       order by id`,
      [id, action],
    );

  test('a license is verified and a review ticked and cleared, each written down', async () => {
    const { id } = await makeAffiliate(staff);
    const shown = async () => {
      const { licenseVerifiedAt, needsReview } = (
        await staff.get(`/api/admin/affiliates/${id}`)
      ).json();
      return [licenseVerifiedAt !== null, needsReview];
    };
    assert.deepEqual(await shown(), [false, false]);
    assert.equal((await put(id, { isLicenseVerified: true })).statusCode, 200);
    assert.equal((await put(id, { needsReview: true })).statusCode, 200);
    assert.deepEqual(await shown(), [true, true]);
    const since = (await stored(id))['license_verified_at'];
    await put(id, { isLicenseVerified: true, needsReview: false });
    assert.deepEqual((await stored(id))['license_verified_at'], since, 'the first moment stays');
    assert.equal((await stored(id))['needs_review'], false);
    const [listed] = (await staff.get(`/api/admin/affiliates?pageSize=1`)).json().items;
    assert.deepEqual([listed.id, listed.needsReview], [id, false]);
    assert.equal(listed.licenseVerifiedAt, (since as Date).toISOString());
    await put(id, { isLicenseVerified: false });
    assert.deepEqual(await shown(), [false, false]);

    // A verified license goes with the claim, and does not come back with it.
    await put(id, { isLicenseVerified: true });
    await put(id, { isLicensedRealtor: false });
    assert.equal((await stored(id))['license_verified_at'], null);
    const refused = await put(id, { isLicenseVerified: true });
    assert.deepEqual(
      [refused.statusCode, refused.json().message],
      [400, 'This affiliate claims no license. Mark the affiliate as a licensed realtor first.'],
    );
    await put(id, { isLicensedRealtor: true });
    assert.deepEqual(await shown(), [false, false]);
    for (const wrong of ['yes', null, 1]) {
      assert.equal((await put(id, { isLicenseVerified: wrong })).statusCode, 400);
      assert.equal((await put(id, { needsReview: wrong })).statusCode, 400);
    }
    const lines = await auditOf(id, 'affiliate.update');
    const told = lines.map((line) => Object.keys(line.after).toSorted());
    assert.deepEqual(told.slice(0, 5), [
      ['licenseVerifiedAt'],
      ['needsReview'],
      ['needsReview'],
      ['licenseVerifiedAt'],
      ['licenseVerifiedAt'],
    ]);
    assert.deepEqual(lines[1]!.before, { needsReview: false });
  });
});
