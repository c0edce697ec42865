import assert from 'node:assert/strict';
import { test } from 'node:test';
import { energySources, stateEnergy } from './state-energy.ts';
import { stateCodes } from '../us-states.ts';

const states = Object.entries(stateEnergy);

test('has plausible figures for exactly the 51 states', () => {
  assert.deepEqual(Object.keys(stateEnergy).toSorted(), stateCodes.toSorted());
  for (const [code, energy] of states) {
    assert.ok(energy.priceCentsPerKwh > 10 && energy.priceCentsPerKwh < 50, code);
    assert.ok(energy.yieldKwhPerKw > 900 && energy.yieldKwhPerKw < 1900, code);
    assert.ok(
      energy.costPerWatt === null || (energy.costPerWatt > 3 && energy.costPerWatt < 5),
      code,
    );
    assert.ok(energy.lowFactor === null || (energy.lowFactor > 0.5 && energy.lowFactor <= 1), code);
  }
});

test('leaves unpublished figures blank', () => {
  assert.deepEqual(
    states.filter(([, energy]) => energy.lowFactor === null).map(([code]) => code),
    ['HI'],
  );
  assert.equal(states.filter(([, energy]) => energy.costPerWatt !== null).length, 16);
  for (const [code, energy] of states) {
    assert.equal(energy.costPerWatt === null, energy.sources.cost === null, code);
    assert.equal(energy.costPerWatt === null, energy.costSample === null, code);
  }
});

test('full-retail states lose nothing, all others something', () => {
  for (const [code, energy] of states) {
    if (energy.lowFactor !== null) {
      assert.equal(energy.exportPolicy === 'net_metering', energy.lowFactor === 1, code);
    }
  }
});

test('keeps figures, points and sources together', () => {
  assert.deepEqual(stateEnergy.TX, {
    priceCentsPerKwh: 16.06,
    yieldKwhPerKw: 1475,
    costPerWatt: 4.04,
    exportPolicy: 'mixed',
    lowFactor: 0.82,
    note: 'set_by_provider',
    yieldPoints: 'Houston, Dallas, Austin, San Antonio',
    costSample: 2673,
    sources: {
      price: 'eia-epm-2026-07',
      yield: 'pvwatts-v8-2026-02',
      cost: 'lbnl-tts-2026',
      export: 'dsire-dgen-2026',
    },
  });
  assert.equal(stateEnergy.DC.sources.yield, 'pvwatts-v8-2026-02-proxy');
  for (const [code, energy] of states) {
    for (const [figure, id] of Object.entries(energy.sources)) {
      if (id !== null) {
        assert.equal(energySources[id].figure, figure, code);
      }
    }
  }
});
