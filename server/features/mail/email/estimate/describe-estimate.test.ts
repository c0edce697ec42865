import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { type Language, languages } from '#core/domain/language.ts';
import { factsToConfirm } from '#core/domain/programme/launch/facts-to-confirm.ts';
import { shownTerms } from '#core/domain/programme/launch/shown-terms.ts';
import { termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { estimateTexts } from '#core/i18n/estimate/estimate-words.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { estimateSavings } from '../../../visitor/savings/calculate-savings.ts';
import { describeEstimate } from './describe-estimate.ts';

const today = '2026-11-23';
const entered = termsAsOf(defaultRules, today, '');
const strict = { ...entered, showOnlyConfirmed: true };
const home = { homePrice: 500_000, electricBill: 350, propertyState: 'TX' } as const;

/** The estimate that was shown before only confirmed facts were, as it is mailed since. */
function mailed(confirmed: readonly string[], language: Language) {
  const said = factsToConfirm(strict, today, defaultRules)
    .filter(({ id }) => confirmed.includes(id))
    .map(({ id, about }) => ({ fact: id, isConfirmed: true, recordedOn: today, about }));
  const shown = { ...estimateSavings(home, entered), ...home };
  return describeEstimate(shown, shownTerms(strict, said, defaultRules), language);
}

for (const language of languages) {
  const { figures } = estimateTexts[language];

  test(`where nothing is paid for exports, no lower rate is named (${language})`, () => {
    const house = { ...home, propertyState: 'TN' } as const;
    const { notes } = describeEstimate(
      { ...estimateSavings(house, entered), ...house },
      entered,
      language,
    );
    const { rangeNote, rangeNoteUnpaid } = estimateTexts[language];
    const begins = (text: string) => notes.some((note) => note.startsWith(text.split('{')[0]!));
    assert.deepEqual(
      [begins(rangeNoteUnpaid), notes.some((note) => note === rangeNote)],
      [true, false],
    );
  });

  test(`a mail names only the price while no fact is confirmed (${language})`, () => {
    const { lines, notes } = mailed([], language);
    assert.deepEqual(lines, [
      { label: figures.panelPrice, value: formatDollars(60_600, language) },
    ]);
    assert.doesNotMatch(notes.join('\n'), /61.661|360/);
  });

  test(`with its cost alone confirmed, no saving is mailed (${language})`, () => {
    const { lines, notes } = mailed(['payment-illustration'], language);
    assert.deepEqual(
      lines.map(({ label, value }) => [label, value]),
      [[figures.solarCost, formatDollars(61_661, language)]],
    );
    assert.doesNotMatch(notes.join('\n'), /360/);
    const whole = mailed(['payment-illustration', 'savings-range'], language);
    const labels = whole.lines.map(({ label }) => label);
    assert.ok(labels.includes(figures.monthlySavings), 'with both it is');
  });
}
