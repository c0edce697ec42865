import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createTranslator } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import * as en from '../messages/en.ts';
import * as es from '../messages/es.ts';
import * as pt from '../messages/pt.ts';
import { relativeTime, timeBetween } from './relative-time.ts';

const translator = (locale: Language, office: typeof en) =>
  createTranslator({ locale, messages: { office }, namespace: 'office.time' });
const english = translator('en', en);
const spanish = translator('es', es as unknown as typeof en);
const portuguese = translator('pt', pt as unknown as typeof en);

const now = new Date('2026-11-20T12:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const ago = (milliseconds: number) => relativeTime(before(milliseconds), now, english);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test('reads as the standard English phrases', () => {
  const cases: [number, string][] = [
    [0, 'less than a minute ago'],
    [29 * second, 'less than a minute ago'],
    [30 * second, '1 minute ago'],
    [90 * second, '2 minutes ago'],
    [44 * minute, '44 minutes ago'],
    [45 * minute, 'about 1 hour ago'],
    [89 * minute, 'about 1 hour ago'],
    [90 * minute, 'about 2 hours ago'],
    [23 * hour, 'about 23 hours ago'],
    [24 * hour, '1 day ago'],
    [41 * hour, '1 day ago'],
    [42 * hour, '2 days ago'],
    [13 * day, '13 days ago'],
    [14 * day, '2 weeks ago'],
    [21 * day, '3 weeks ago'],
    [29 * day, '4 weeks ago'],
    [30 * day, 'about 1 month ago'],
    [44 * day, 'about 1 month ago'],
    [46 * day, 'about 2 months ago'],
    [61 * day, '2 months ago'],
    [150 * day, '5 months ago'],
  ];
  for (const [milliseconds, words] of cases) {
    assert.equal(ago(milliseconds), words, `${milliseconds} ms`);
  }
});

test('reads years by the calendar', () => {
  const cases: [string, string][] = [
    ['2025-11-20T12:00:00Z', 'about 1 year ago'],
    ['2025-07-20T12:00:00Z', 'over 1 year ago'],
    ['2025-01-20T12:00:00Z', 'almost 2 years ago'],
    ['2024-11-20T12:00:00Z', 'about 2 years ago'],
    ['2025-12-21T12:00:00Z', '11 months ago'],
  ];
  for (const [date, words] of cases) {
    assert.equal(relativeTime(date, now, english), words, date);
  }
  assert.equal(
    relativeTime('2024-02-29T12:00:00Z', new Date('2025-02-28T12:00:00Z'), english),
    'about 1 year ago',
  );
});

test('looks ahead, and leaves the direction out when asked', () => {
  assert.equal(relativeTime(before(-3 * day), now, english), 'in 3 days');
  assert.equal(timeBetween(before(hour), now, english), 'about 1 hour');
});

test('says the same in Spanish and Portuguese', () => {
  const cases: [number, string, string][] = [
    [0, 'hace menos de un minuto', 'há menos de um minuto'],
    [minute, 'hace 1 minuto', 'há 1 minuto'],
    [44 * minute, 'hace 44 minutos', 'há 44 minutos'],
    [hour, 'hace alrededor de 1 hora', 'há cerca de 1 hora'],
    [5 * hour, 'hace alrededor de 5 horas', 'há cerca de 5 horas'],
    [day, 'hace 1 día', 'há 1 dia'],
    [13 * day, 'hace 13 días', 'há 13 dias'],
    [21 * day, 'hace 3 semanas', 'há 3 semanas'],
    [30 * day, 'hace alrededor de 1 mes', 'há cerca de 1 mês'],
    [150 * day, 'hace 5 meses', 'há 5 meses'],
    [366 * day, 'hace alrededor de 1 año', 'há cerca de 1 ano'],
    [500 * day, 'hace más de 1 año', 'há mais de 1 ano'],
    [720 * day, 'hace casi 2 años', 'há quase 2 anos'],
    [-3 * day, 'en 3 días', 'em 3 dias'],
  ];
  for (const [milliseconds, inSpanish, inPortuguese] of cases) {
    assert.equal(relativeTime(before(milliseconds), now, spanish), inSpanish);
    assert.equal(relativeTime(before(milliseconds), now, portuguese), inPortuguese);
  }
});

test('says so when the date cannot be read', () => {
  assert.equal(relativeTime('yesterday', now, english), 'Invalid date');
  assert.equal(timeBetween('', now, english), 'Invalid date');
});

test('has a phrase for every moment of four centuries', () => {
  const shape =
    /^(less than a minute|(about |over |almost )?[1-9]\d* (minute|hour|day|week|month|year)s?)$/;
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1800-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
      (date) => {
        assert.match(timeBetween(date, now, english), shape);
      },
    ),
  );
});
