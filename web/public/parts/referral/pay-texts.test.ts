import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl';
import type { StatedPay } from '#core/domain/partners/commission.ts';
import { languages } from '#core/domain/language.ts';
import { payValues } from '#core/i18n/format.ts';
import { flyerTexts } from '#core/i18n/kit/flyer-texts.ts';
import en from '../../messages/en/referral.ts';
import es from '../../messages/es/referral.ts';
import pt from '../../messages/pt/referral.ts';
import enForm from '../../messages/en/form.ts';
import esForm from '../../messages/es/form.ts';
import ptForm from '../../messages/pt/form.ts';

const strips = { en, es, pt };
const forms = { en: enForm, es: esForm, pt: ptForm };

/** What the text says of a pay beyond that there may be one. */
const figureOf = (text: string) => /: (.*?)(?:\. |\.?$)/.exec(text)?.[1] ?? '';

test('strip, application and flyer state one figure, and none while it is withheld', () => {
  const pays: StatedPay[] = [
    { unit: 'percent', rate: 0.0275 },
    { unit: 'fixed', rate: 750.5 },
    { unit: 'fixed', rate: null },
  ];
  const stated = languages.map((locale) =>
    pays.map((pay) => {
      const values = payValues(pay, locale);
      const strip = createTranslator({ locale, messages: { s: strips[locale] }, namespace: 's' });
      const form = createTranslator({
        locale,
        messages: { f: forms[locale].partnerSees },
        namespace: 'f',
      });
      const figure = figureOf(strip('paid', values));
      assert.equal(figureOf(form('paid', { ...values, freeChoice: 'lenderOnly' })), figure);
      const flyer = flyerTexts[locale].paid[values.unit].replace('{amount}', values.amount);
      assert.equal(figureOf(flyer), figure);
      return figure.replaceAll('\u00a0', ' ');
    }),
  );
  assert.deepEqual(stated, [
    ['up to 2.75% of the home price', 'up to $750.50', ''],
    ['hasta el 2.75% del precio de la vivienda', 'hasta $750.50', ''],
    ['até 2,75% do preço do imóvel', 'até US$ 750,50', ''],
  ]);
});
