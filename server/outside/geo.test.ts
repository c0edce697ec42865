import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { makeCityFile } from '#server/testing/city-file.ts';
import { nowhere, openGeo } from './geo.ts';

const folder = mkdtempSync(join(tmpdir(), 'geo-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function keep(name: string, bytes: Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

const medford = {
  city: { names: { en: 'Medford', es: 'Medford' } },
  country: { iso_code: 'US', names: { en: 'United States' } },
  location: { latitude: 42.3265, longitude: -122.8756, time_zone: 'America/Los_Angeles' },
  subdivisions: [{ iso_code: 'OR', names: { en: 'Oregon' } }],
};

test('a city file tells the place of an address, and nothing of an address it does not know', async () => {
  const geo = await openGeo(
    keep(
      'city.mmdb',
      makeCityFile({
        '203.0.113.0/24': medford,
        '198.51.100.0/25': {
          country: { iso_code: 'JP', names: { en: 'Japan' } },
          traits: { isp: 'Example Net', organization: 'Example' },
        },
      }),
    ),
  );
  const place = {
    ...nowhere,
    city: 'Medford',
    region: 'Oregon',
    country: 'United States',
    countryCode: 'US',
    timezone: 'America/Los_Angeles',
    latitude: 42.3265,
    longitude: -122.8756,
  };
  assert.deepEqual(geo.locate('203.0.113.77'), place);
  assert.deepEqual(geo.locate('::ffff:203.0.113.77'), place);
  assert.deepEqual(geo.locate('198.51.100.9'), {
    ...nowhere,
    country: 'Japan',
    countryCode: 'JP',
    isp: 'Example Net',
    organization: 'Example',
  });
  for (const address of [
    '198.51.100.200',
    '10.0.0.1',
    '2001:db8::1',
    '',
    'garbage',
    '1.2.3.4:80',
  ]) {
    assert.deepEqual(geo.locate(address), nowhere, address);
  }
});

test('a file of plain columns is read as well', async () => {
  const geo = await openGeo(
    keep(
      'plain.mmdb',
      makeCityFile({
        '203.0.113.0/24': {
          city: 'Minneapolis',
          country_code: 'US',
          state1: 'Minnesota',
          timezone: '',
          latitude: 44.978,
          longitude: -93.265,
        },
      }),
    ),
  );
  assert.deepEqual(geo.locate('203.0.113.1'), {
    ...nowhere,
    city: 'Minneapolis',
    region: 'Minnesota',
    countryCode: 'US',
    latitude: 44.978,
    longitude: -93.265,
  });
});

test('a record of another shape is no place, and refuses no visitor', async () => {
  const geo = await openGeo(
    keep(
      'odd.mmdb',
      makeCityFile({
        '203.0.113.0/24': { city: 7, country: 'x', location: [1], subdivisions: 'y' },
      }),
    ),
  );
  assert.deepEqual(geo.locate('203.0.113.1'), nowhere);
});

test('a missing file and a file of something else stop the start with a sentence that names the variable', async () => {
  await assert.rejects(
    openGeo(join(folder, 'absent.mmdb')),
    /^Error: GEOIP_CITY_DB names .*no such file\.$/,
  );
  await assert.rejects(
    openGeo(keep('picture.mmdb', Buffer.from('not a database'))),
    /^Error: GEOIP_CITY_DB names .*not a MaxMind database\.$/,
  );
});
