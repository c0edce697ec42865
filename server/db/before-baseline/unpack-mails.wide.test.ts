import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { freshDatabase } from '#server/testing/database.ts';
import { migrate } from '../migrate.ts';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** A mail as it was packed. */
function packed(parts: string[], dictionary: string, hasStamp = true): Buffer {
  const said = JSON.stringify(parts);
  const words = deflateSync(said, { dictionary: Buffer.from(dictionary) });
  return hasStamp ? Buffer.concat([words, sha256(said)]) : words;
}

test('packed mails and figures become plain columns, and what was changed stays so', async (t) => {
  const { database, dispose } = await freshDatabase({ migrations: null });
  t.after(dispose);
  await migrate(database, { upTo: '0068-current-savings.sql' });
  const html = '<body>Hello Ana<!--links--></body>';
  const dictionary = JSON.stringify(['Hello', 'Hello Zoë', html, '', '']);
  const ana = ['Hi', 'Hello Ana', html, '\nStop: …', '<a>Stop</a>'];
  const damaged = packed(ana, dictionary);
  damaged[30]! ^= 1;
  await database.query('insert into mail_texts (hash, words) values ($1, $2)', [
    sha256(dictionary),
    dictionary,
  ]);
  const mails = [
    packed(ana, dictionary),
    packed(['Hi', 'Text', '<body></body>', '', ''], dictionary, false),
    damaged,
    null,
  ];
  for (const [at, words] of mails.entries()) {
    await database.query(
      `insert into sent_mails (id, created_at, attempts, language, kind, text_hash, words, payload)
       values ($1, now(), 1, 'en', 'follow_up', $2, $3, $4)`,
      [
        10 + at,
        words && sha256(dictionary),
        words,
        words ? {} : { subject: 'S', text: 'T', html: 'H' },
      ],
    );
  }
  await database.query(
    `insert into jobs (kind, language, text_hash, words) values ('follow_up', 'en', $1, $2)`,
    [sha256(dictionary), packed(ana, dictionary)],
  );
  await database.query(
    `insert into calculation_assumptions (hash, assumptions, template)
     values ('a', '{"years": 25}', '{"savings":%s,"odd %% \\"name":[%s]}')`,
  );
  await database.query(
    `insert into terms_versions (id, as_of, terms) values ('1', '2026-01-01', '{}')`,
  );
  await database.query(
    `insert into calculations (home_price, electric_bill, property_state, terms_version, language,
       assumptions_hash, figures, result)
     values (1, 1, 'TX', '1', 'en', 'a', e'12.5\\n"some"', null),
       (2, 1, 'TX', '1', 'en', 'a', null, '{"savings": 1}'),
       (3, 1, 'TX', '1', 'en', null, null, null)`,
  );
  await migrate(database);

  const { rows } = await database.query(
    `select subject, text, html, link,
       words_hash = hash_words(subject, text, html, link) as "isWhole"
     from all_mails order by id`,
  );
  const plain = {
    subject: 'Hi',
    text: 'Hello Ana\nStop: …',
    html: '<body>Hello Ana<p style="margin:8px 0 0"><a>Stop</a></p></body>',
    link: { text: '\nStop: …', html: '<a>Stop</a>' },
    isWhole: true,
  };
  assert.deepEqual(rows, [
    plain,
    plain,
    { subject: 'Hi', text: 'Text', html: '<body></body>', link: null, isWhole: true },
    { subject: null, text: null, html: null, link: null, isWhole: false },
    { subject: 'S', text: 'T', html: 'H', link: null, isWhole: true },
  ]);
  const figures = await database.query('select result from calculations order by home_price');
  assert.deepEqual(
    figures.rows.map(({ result }) => result),
    [
      { savings: 12.5, 'odd % "name': ['some'], assumptions: { years: 25 } },
      { savings: 1, assumptions: { years: 25 } },
      {},
    ],
  );
});
