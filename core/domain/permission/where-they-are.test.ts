import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateCodes } from '../us-states.ts';
import { placeOfPhone, zonesOfState } from './area-codes.ts';
import { stateOfAddress, stateOfText } from './where-they-are.ts';

test('the state of an address as people write it', () => {
  for (const [address, state] of [
    ['12 Oak St, Medford, OR 97501', 'OR'],
    ['12 Oak St Medford or 97501-1234', 'OR'],
    ['12 Oak St, Medford, Oregon', 'OR'],
    ['12 Oak St, Medford, Oregon 97501', 'OR'],
    ['12 Oak St, Austin, tx', 'TX'],
    ['12 Oak St Austin TX', 'TX'],
    ['12 Oak St, Austin, TX 78701, USA', 'TX'],
    ['12 Oak St, Austin, TX, United States', 'TX'],
    ['1 Main, Charleston, West Virginia', 'WV'],
    ['1 Main, Washington, DC 20001', 'DC'],
    ['1 Washington Ave, Albany, NY 12201', 'NY'],
    ['12 Way In', null],
    ['somewhere', null],
    ['12345', null],
    ['', null],
  ] as const) {
    assert.equal(stateOfAddress(address), state, address);
  }
});

test('the state of a text that may name a city too', () => {
  for (const [text, state] of [
    ['TX', 'TX'],
    ['Fla.', 'FL'],
    ['TX 78701', 'TX'],
    ['Austin, TX 78701-1234', 'TX'],
    ['New York, NY', 'NY'],
    ['Kansas City, Missouri', 'MO'],
    ['Los Angeles, California', 'CA'],
    ['FL, GA', null],
    ['TX/OK', null],
    ['Georgia, Texas', null],
    ['Virginia, Ontario', null],
    ['Virginia Beach', null],
    ['Monterrey, NL', null],
    ['78701', null],
  ] as const) {
    assert.equal(stateOfText(text), state, text);
  }
});

test('the place of a number is that of its area code, at home alone', () => {
  for (const [phone, state, zones] of [
    ['(404) 555-0100', 'GA', ['America/New_York']],
    ['+14045550100', 'GA', ['America/New_York']],
    ['(541) 555-0100', 'OR', ['America/Los_Angeles', 'America/Denver']],
    ['(787) 555-0100', null, ['America/Puerto_Rico']],
    ['(416) 555-0100', null, ['America/Toronto']],
  ] as const) {
    assert.deepEqual(placeOfPhone(phone), { state, zones }, phone);
  }
  for (const phone of ['+4740412345', '+525512345678', '(800) 555-0100', '404', '']) {
    assert.equal(placeOfPhone(phone), undefined, phone);
  }
});

test('every state has existing time zones, and each area code is listed once', () => {
  for (const state of stateCodes) {
    const zones = zonesOfState(state);
    assert.ok(zones.length > 0, state);
    for (const timeZone of zones) {
      assert.doesNotThrow(() => new Intl.DateTimeFormat('en', { timeZone }), timeZone);
    }
  }
  const split = stateCodes.filter((state) => zonesOfState(state).length > 1);
  assert.equal(split.join(' '), 'AK AZ FL ID IN KS KY MI NE NV ND OR SD TN TX');
});
