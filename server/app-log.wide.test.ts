import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeLeadBody, makeSessionId } from '#server/testing/factories.ts';
import { openOffice } from '#server/testing/open-app.ts';

describe('the log', async () => {
  let lines = '';
  const { app, staff } = await openOffice({
    config: { logLevel: 'info' },
    logStream: {
      write: (line) => {
        lines += line;
      },
    },
  });

  test('the log names neither people nor their queries', async () => {
    const secret = {
      firstName: 'Xaverine',
      lastName: 'Quillfeather',
      email: 'xaverine@quillfeather.example',
      phone: '(503) 555-0177',
      currentAddress: '77 Hidden Lane',
    };
    await app.send({
      method: 'POST',
      url: '/api/leads?ref=Quillfeather',
      payload: makeLeadBody({ ...secret, sessionId: makeSessionId() }),
      remoteAddress: '203.0.113.99',
    });
    await app.post('/api/leads', makeLeadBody({ ...secret, timeline: 'never' }));
    await staff.get('/api/admin/leads?q=xaverine');
    await app.post('/api/admin/login', { username: 'Quillfeather', password: 'Quillfeather' });
    await app.database
      .query(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no room for %', new.email; end $$;
      create trigger fail before insert on leads for each row execute function fail()`);
    const broken = await app.post('/api/leads', makeLeadBody(secret));
    await app.database.query('drop trigger fail on leads; drop function fail()');
    assert.deepEqual(
      [broken.statusCode, broken.body],
      [500, '{"message":"Something went wrong on our side. Please try again."}'],
    );
    assert.match(lines, /request failed/);
    assert.doesNotMatch(lines, /xaverine|quillfeather|555-0177|hidden lane|203\.0\.113\.99/i);
    assert.match(lines, /203\.0\.113\.0/);
  });
});
