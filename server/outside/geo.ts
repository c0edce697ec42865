import { existsSync } from 'node:fs';
import type { CityResponse } from 'maxmind';
import { isIPv6, parseAddress } from './ip-address.ts';

/** Where an address seems to be; null for what is not known. */
export interface Place {
  city: string | null;
  region: string | null;
  country: string | null;
  countryCode: string | null;
  timezone: string | null;
  latitude: number | null;
  longitude: number | null;
  isp: string | null;
  organization: string | null;
}

export interface Geo {
  locate(address: string): Place;
}

export const nowhere: Place = {
  city: null,
  region: null,
  country: null,
  countryCode: null,
  timezone: null,
  latitude: null,
  longitude: null,
  isp: null,
  organization: null,
};

/** Without a file nothing is known of an address. */
export const noGeo: Geo = { locate: () => nowhere };

type Step = string | number;

/** A step into a record of a file that this house did not make. */
function stepInto(value: unknown, key: Step): unknown {
  const isRecord = typeof value === 'object' && value !== null;
  return isRecord ? (value as Record<Step, unknown>)[key] : undefined;
}

function at(record: unknown, ...path: readonly Step[]): unknown {
  return path.reduce(stepInto, record);
}

function text(value: unknown, length: number): string | null {
  const isText = typeof value === 'string' && value !== '';
  return isText ? value.slice(0, length) : null;
}

function degrees(value: unknown): number | null {
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  return isNumber ? value : null;
}

const nameLength = 120;
const codeLength = 2;
const zoneLength = 60;

/** A record of the MaxMind city layout, or of plain columns as free files have them. */
function placeOf(record: unknown): Place {
  const country = at(record, 'country');
  const location = at(record, 'location');
  const traits = at(record, 'traits');
  const city = at(record, 'city', 'names', 'en') ?? at(record, 'city');
  const region = at(record, 'subdivisions', 0, 'names', 'en') ?? at(record, 'state1');
  const countryCode = at(country, 'iso_code') ?? at(record, 'country_code');
  const timezone = at(location, 'time_zone') ?? at(record, 'timezone');
  const latitude = at(location, 'latitude') ?? at(record, 'latitude');
  const longitude = at(location, 'longitude') ?? at(record, 'longitude');
  return {
    city: text(city, nameLength),
    region: text(region, nameLength),
    country: text(at(country, 'names', 'en'), nameLength),
    countryCode: text(countryCode, codeLength),
    timezone: text(timezone, zoneLength),
    latitude: degrees(latitude),
    longitude: degrees(longitude),
    isp: text(at(traits, 'isp'), nameLength),
    organization: text(at(traits, 'organization'), nameLength),
  };
}

/** Opens GEOIP_CITY_DB; throws one plain sentence when it is missing or not a database. */
export async function openGeo(file: string | undefined): Promise<Geo> {
  if (file === undefined) {
    return noGeo;
  }
  if (!existsSync(file)) {
    throw new Error(`GEOIP_CITY_DB names ${file}, and there is no such file.`);
  }
  const { open } = await import('maxmind');
  const reader = await open<CityResponse>(file).catch(() => {
    throw new Error(`GEOIP_CITY_DB names ${file}, which is not a MaxMind database.`);
  });
  return {
    locate(address) {
      const parsed = parseAddress(address);
      // The reader would follow an IPv6 address through a tree of IPv4 and return a place that
      // belongs to another address.
      if (!parsed || (reader.metadata.ipVersion === 4 && isIPv6(parsed))) {
        return nowhere;
      }
      try {
        return placeOf(reader.get(parsed.toString()));
      } catch {
        // A visitor's place is never worth failing the answer.
        return nowhere;
      }
    },
  };
}
