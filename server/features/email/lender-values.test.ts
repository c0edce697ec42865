import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules } from '#core/domain/default-rules.ts';
import { termsAsOf } from '#core/domain/programme-terms.ts';
import { lenderValues } from './lender-values.ts';

const terms = termsAsOf(defaultRules, '2026-11-23', 'v');
const imprint = (changes: Partial<typeof terms>) =>
  lenderValues({ ...terms, ...changes }, 'en').lenderImprint;

test('a mail says where the lender is and its NMLS number once they are known, never a sample', () => {
  const homeOfficeAddress = '12 Main Street, Salem, OR 97301';
  assert.equal(imprint({}), '');
  assert.equal(imprint({ nmlsId: '1234567' }), 'NMLS ID 1234567');
  assert.equal(imprint({ homeOfficeAddress }), homeOfficeAddress);
  assert.equal(
    imprint({ homeOfficeAddress, nmlsId: '1234567' }),
    `${homeOfficeAddress} · NMLS ID 1234567`,
  );
});
