import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownCompany, shownName } from './shown-name.ts';

const name = shownName('firstName.required');

function faultsOf(result: { error?: { issues: { message: string }[] } }): string[] {
  return [...new Set((result.error?.issues ?? []).map(({ message }) => message))];
}

for (const typed of [
  'Ma.Elena',
  'J.R.',
  'O’Neil-Souza, Jr.',
  'de la Cruz',
  'São',
  'Дарья',
  '3rd',
]) {
  test(`"${typed}" is a name`, () => {
    assert.deepEqual(faultsOf(name.safeParse(typed)), []);
  });
}

for (const typed of [
  '<b>Eve</b>',
  'http://evil',
  'evil.example/prize',
  'Claim at evil.example',
  'www. evil',
  'eve@evil',
]) {
  test(`"${typed}" would lead visitors elsewhere`, () => {
    assert.deepEqual(faultsOf(name.safeParse(typed)), ['text.address']);
  });
}

for (const typed of [null, undefined, '', 'RE/MAX & Co.', 'Homes.com', 'Sol Imóveis, Inc.']) {
  test(`${JSON.stringify(typed)} is a company or none`, () => {
    assert.deepEqual(faultsOf(shownCompany.safeParse(typed)), []);
  });
}

for (const typed of [
  'https://evil.example',
  'Free at WWW.evil.example',
  'eve@evil.example',
  '<i>',
]) {
  test(`"${typed}" is no company`, () => {
    assert.deepEqual(faultsOf(shownCompany.safeParse(typed)), ['text.address']);
  });
}
