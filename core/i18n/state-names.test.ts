import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../domain/language.ts';
import { stateCodes } from '../domain/us-states.ts';
import { localStateName, stateChoices, stateNameAfterIn, statesByName } from './state-names.ts';

test('every state has a name of its own in each language, sorted by it', () => {
  for (const language of languages) {
    const states = statesByName(language);
    assert.deepEqual(states.map(({ code }) => code).toSorted(), stateCodes.toSorted());
    const names = states.map(({ name }) => name);
    assert.equal(new Set(names).size, 51, language);
    assert.ok(
      names.every((name) => /^\p{Lu}[\p{L} ]+$/u.test(name) && name.length > 3),
      language,
    );
    assert.deepEqual(names, names.toSorted(new Intl.Collator(language).compare));
  }
});

test('names are the usual ones of the language', () => {
  const named = (code: string) => languages.map((language) => localStateName(code, language));
  assert.deepEqual(named('NY'), ['New York', 'Nueva York', 'Nova York']);
  assert.deepEqual(named('NC'), ['North Carolina', 'Carolina del Norte', 'Carolina do Norte']);
  assert.deepEqual(named('HI'), ['Hawaii', 'Hawái', 'Havaí']);
  assert.deepEqual(named('FL'), ['Florida', 'Florida', 'Flórida']);
  assert.deepEqual(named('TX'), ['Texas', 'Texas', 'Texas']);
  assert.deepEqual(named('toString'), ['toString', 'toString', 'toString']);
});

test('sorting follows the name, not the code', () => {
  const order = (language: 'en' | 'es' | 'pt') =>
    statesByName(language, ['NC', 'AK', 'CA', 'DC', 'NM']).map(({ code }) => code);
  assert.deepEqual(order('en'), ['AK', 'CA', 'DC', 'NM', 'NC']);
  assert.deepEqual(order('es'), ['AK', 'CA', 'NC', 'DC', 'NM']);
});

test('the District takes an article inside a sentence', () => {
  assert.deepEqual(
    languages.map((language) => stateNameAfterIn('DC', language)),
    ['the District of Columbia', 'el Distrito de Columbia', 'Distrito de Columbia'],
  );
  assert.equal(stateNameAfterIn('NY', 'es'), 'Nueva York');
});

test('a picker says which states the program does not reach, in their usual order', () => {
  const named = (language: 'en' | 'es' | 'pt') =>
    stateChoices(language, ['HI', 'AK'])
      .filter(({ value }) => ['HI', 'TX'].includes(value))
      .map(({ label }) => label);
  assert.deepEqual(named('en'), ['Hawaii (not yet)', 'Texas (TX)']);
  assert.deepEqual(named('es'), ['Hawái (todavía no)', 'Texas (TX)']);
  assert.deepEqual(named('pt'), ['Havaí (ainda não)', 'Texas (TX)']);
});
