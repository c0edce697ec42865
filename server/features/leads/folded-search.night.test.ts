import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { openOffice } from '#server/testing/open-app.ts';

describe('the search of staff', async () => {
  const { app, staff } = await openOffice();

  test('what the list shows is found: the code of the partner, the state, the reference', async () => {
    const partner = await makeAffiliate(staff, { referralCode: 'ROSA' });
    const sent = await app.post(
      '/api/leads',
      makeLeadBody({
        firstName: 'Seen',
        propertyState: 'VT',
        referralCode: partner.referralCode,
      }),
    );
    const { id } = sent.json();
    await app.post('/api/leads', makeLeadBody({ firstName: 'Unseen', propertyState: 'WY' }));
    for (const q of ['ROSA', 'rosa', 'VT', 'vt', 'Vermont', leadReference(id)]) {
      assert.deepEqual(await names(`q=${q}`), ['Seen'], q);
    }
    assert.deepEqual(await names('q=VT&status=Closed'), []);
  });

  const names = async (query: string): Promise<string[]> => {
    const { items } = (await staff.get(`/api/admin/leads?${query}`)).json();
    return items.map(({ firstName }: { firstName: string }) => firstName);
  };

  test('letters with marks and letters of their own are found by what a keyboard has', async () => {
    const found = (q: string) => names(`q=${encodeURIComponent(q)}`);
    const cases: [stored: string, ...typed: string[]][] = [
      ['Nguyễn', 'nguyen', 'NGUYỄN', 'Nguyễn'.normalize('NFD'), 'nguyễn'],
      ['Nguyễn'.normalize('NFD'), 'nguyen', 'Nguyễn'],
      ['Ștefan', 'stefan', 'ŞTEFAN', 'ștefan'],
      ['Đặng', 'dang', 'đặng', 'DANG'],
      ['Øystein', 'oystein', 'øystein'],
      ['Wałęsa', 'walesa', 'WAŁĘSA'],
      ['Weiß', 'weiss', 'WEISS', 'weiß', 'WEIẞ'],
      ['Æsa', 'aesa', 'æsa'],
      ['Sœur', 'soeur'],
      ['Işıl', 'isil', 'IŞIL', 'ISIL'],
      ['İpek', 'ipek', 'İPEK'],
      ['Þóra', 'thora'],
      ['Əliyeva', 'eliyeva'],
      ['O’Neil', "o'neil", 'O’NEIL'],
      ['СТЕФАН', 'стефан', 'Стефан'],
      ['Ευγένιος', 'ευγενιοσ', 'ΕΥΓΕΝΙΟΣ'],
      ['Ma\u00adria', 'maria'],
      ['١٢٣ شريف', 'شريف'],
    ];
    for (const [stored, ...typed] of cases) {
      await app.database.query('update leads set deleted_at = now() where last_name = $1', [
        'Folded',
      ]);
      const { statusCode } = await app.post(
        '/api/leads',
        makeLeadBody({
          firstName: stored,
          lastName: 'Folded',
          email: `folded.${cases.length}@example.com`,
        }),
      );
      assert.equal(statusCode, 201);
      for (const q of typed) {
        assert.deepEqual((await found(q)).length, 1, `${q} finds ${stored}`);
      }
      assert.equal((await found(`${stored} Folded`)).length, 1, stored);
    }
    await app.post('/api/leads', makeLeadBody({ firstName: 'adam', lastName: '100% sure' }));
    assert.deepEqual(await found('％'), ['adam'], 'wide signs are signs too');
    assert.deepEqual(await found('＼'), []);
  });

  test('every letter of Latin, Greek and Cyrillic folds alike, large as small', async () => {
    const blocks: [number, number][] = [
      [0x41, 0x24f],
      [0x386, 0x3ce],
      [0x400, 0x45f],
      [0x1e00, 0x1eff],
    ];
    const letters = blocks
      .flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
      )
      .filter((sign) => /\p{L}/u.test(sign));
    const { rows } = await app.database.query<Record<'letter' | 'folded' | 'small', string>>(
      `select letter, fold_text(letter) as folded, fold_text(small) as small
         from unnest($1::text[], $2::text[]) as letters (letter, small)`,
      [letters, letters.map((letter) => letter.toLowerCase())],
    );
    assert.equal(rows.length, letters.length);
    for (const { letter, folded, small } of rows) {
      assert.equal(folded, small, `${letter} in both cases`);
      assert.doesNotMatch(folded, /\p{M}/u, letter);
      const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
      if (/^[a-z]+$/.test(plain)) {
        assert.equal(folded, plain, letter);
      }
    }
  });
});
