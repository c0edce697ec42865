import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { freshApp } from '#server/testing/app.ts';

describe('the preview of a mail without a lead', () => {
  test('returns what visitors may be shown: nothing about an unconfirmed credit', async () => {
    const app = await freshApp();
    const staff = await app.signIn();
    const preview = async () => {
      const answer = await staff.post('/api/admin/email-templates/preview', {
        templateType: 'application_received',
        subject: 'Your estimate',
        htmlContent: '<p>{{estimate}}</p>',
      });
      assert.equal(answer.statusCode, 200, answer.body);
      const { lead, html, text } = answer.json();
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
    await app.dispose();
  });
});
