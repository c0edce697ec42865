import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AskedRange, rangeBetween, readAskedRange, writeAskedRange } from './asked-range.ts';

const read = (address: string) => readAskedRange(new URLSearchParams(address));
const write = (address: string, asked: AskedRange) =>
  writeAskedRange(new URLSearchParams(address), asked).toString();

test('an address without a range, or with a senseless one, is the last thirty days', () => {
  for (const address of [
    '',
    'range=40d',
    'range=<script>',
    'from=2026-11-01',
    'to=2026-11-01',
    'from=2026-02-30&to=2026-03-01',
    'from=0202-11-01&to=2026-11-01',
    'from=yesterday&to=today',
  ]) {
    assert.deepEqual(read(address), { range: '30d' }, address);
  }
  assert.deepEqual(read('range=year'), { range: 'year' });
});

test('own days outrank a name, stand in their order and end after ten years', () => {
  assert.deepEqual(read('range=year&from=2026-11-09&to=2026-11-02'), {
    from: '2026-11-02',
    to: '2026-11-09',
  });
  assert.deepEqual(rangeBetween('2000-01-01', '2026-11-01'), {
    from: '2016-10-25',
    to: '2026-11-01',
  });
});

test('the address keeps what is not of the report, and says nothing of the usual range', () => {
  assert.equal(write('tab=overview&range=year', { range: '30d' }), 'tab=overview');
  assert.equal(write('from=2026-01-01&to=2026-01-02', { range: '7d' }), 'range=7d');
  assert.equal(
    write('range=7d', { from: '2026-01-01', to: '2026-01-02' }),
    'from=2026-01-01&to=2026-01-02',
  );
});
