import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ok, openOffice } from '#server/testing/open-app.ts';

describe('the preview of a mail without a lead', () => {
  test('returns what visitors may be shown: nothing about an unconfirmed credit', async () => {
    const { app, staff } = await openOffice();
    const preview = async () => {
      const { lead, html, text } = await ok(
        staff.post('/api/admin/email-templates/preview', {
          templateType: 'application_received',
          subject: 'Your estimate',
          htmlContent: '<p>{{estimate}}</p>',
        }),
      );
      assert.equal(lead, null, 'filled with made-up values');
      return `${html} ${text}`;
    };
    const usual = await preview();
    assert.match(usual, /25D/);
    assert.doesNotMatch(usual, /Not available/);
    await app.database.query(
      `update programme_rules set value = 'true' where key = 'showOnlyConfirmed'`,
    );
    app.database.changes.invalidate('programme');
    const strict = await preview();
    assert.match(strict, /Not available/);
    assert.doesNotMatch(strict, /25D/);
  });
});
