import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readDay } from './typed-day.ts';

const typed: [text: string, day: string | null][] = [
  ['2026-11-03', '2026-11-03'],
  ['2026/11/3', '2026-11-03'],
  ['2026-11-03T10:11:12.123Z', '2026-11-03'],
  ['2026-11-03 10:11:12', '2026-11-03'],
  ['2026-11-03 10:11:12 UTC', '2026-11-03'],
  ['2026-11-03T10:11:12+02:00', '2026-11-03'],
  ['11/3/2026', '2026-11-03'],
  ['11/03/2026 10:15 AM', '2026-11-03'],
  ['11/03/2026, 10:15:00 p.m.', '2026-11-03'],
  ['11-03-2026', '2026-11-03'],
  ['11/3/26', '2026-11-03'],
  ['25/11/2026', '2026-11-25'],
  ['25-11-2026', '2026-11-25'],
  ['3.11.2026', '2026-11-03'],
  ['Nov 3, 2026', '2026-11-03'],
  ['November 3rd, 2026', '2026-11-03'],
  ['Tue, Nov 3, 2026', '2026-11-03'],
  ['Tuesday, November 3, 2026 10:15 AM', '2026-11-03'],
  ['3 Nov 2026', '2026-11-03'],
  ['3-Nov-26', '2026-11-03'],
  ['3 de noviembre de 2026', '2026-11-03'],
  ['3 de novembro de 2026', '2026-11-03'],
  ['15 de enero del 2026', '2026-01-15'],
  ['1º de dezembro de 2026', '2026-12-01'],
  ['3 March 2026', '2026-03-03'],
  ['3 março 2026', '2026-03-03'],
  ['11/Mar/2026', '2026-03-11'],
  ['11th of March 2026', '2026-03-11'],
  ['Mar 11, 2026 at 10:00 AM', '2026-03-11'],
  ['3/11/2026 10:00:00 AM EST', '2026-03-11'],
  ['11-MAR-26', '2026-03-11'],
  ['2026-11-03 10:11:12+00', '2026-11-03'],
  ['2026-11-03 10:11:12.123456-06', '2026-11-03'],
  ['2026-11-03 10:11:12 America/Chicago', '2026-11-03'],
  ['Tue Nov 03 2026 10:11:12 GMT-0600 (Central Standard Time)', '2026-11-03'],
  ['Tue Nov  3 10:11:12 2026', '2026-11-03'],
  ['Tue Nov  3 10:11:12 CST 2026', '2026-11-03'],
  ['20261103', '2026-11-03'],
  ['20261103T101112Z', '2026-11-03'],
  ['Nov-03-2026', '2026-11-03'],
  ['2026-Nov-03', '2026-11-03'],
  ['11/3/2026 @ 10:11 AM', '2026-11-03'],
  ['Nov 3, 2026 - 10:11 AM', '2026-11-03'],
  ['25/11/2026 10h30', '2026-11-25'],
  ['terça-feira, 3 de novembro de 2026', '2026-11-03'],
  ['11/3/2026.', '2026-11-03'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', null],
  ['2/30/2026', null],
  ['31.4.2026', null],
  ['13/13/2026', null],
  ['0000-01-01', null],
  ['2026-00-10', null],
  ['2026-11', null],
  ['11/2026', null],
  ['Nov 2026', null],
  ['Foo 3, 2026', null],
  ['yesterday', null],
  ['mañana', null],
  ['3 decade 2026', null],
  ['3 Marta 2026', null],
  ['3/11', null],
  ['45964', null],
  ['1772620800', null],
  ['20261340', null],
  ['25/11/26', null],
  ['March 4th', null],
  ['hoje', null],
  ['', null],
  ['2026-11-03 or so', null],
];

test('a day is read as people and programs write it, or refused', () => {
  for (const [text, day] of typed) {
    assert.equal(readDay(` ${text} `), day, text);
  }
});

test('what is printed is read back', () => {
  const days = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, fc.constantFrom('en-US', 'es-US', 'pt-BR'), (at, locale) => {
      const day = at.toISOString().slice(0, 10);
      assert.equal(readDay(at.toISOString()), day);
      const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
      assert.equal(readDay(long.format(at)), day);
    }),
  );
});
