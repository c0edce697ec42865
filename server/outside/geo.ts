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

/** A step into a record of a file that this house did not make. */
function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce(
    (inside: unknown, key) =>
      typeof inside === 'object' && inside !== null
        ? (inside as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

function text(value: unknown, length: number): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, length) : null;
}
function degrees(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/**
 * Reads a record of the MaxMind city layout (GeoLite2, GeoIP2, DB-IP) or of plain columns, as the
 * freely shared files have them.
 */
function placeOf(record: unknown): Place {
  return {
    city: text(at(record, 'city', 'names', 'en') ?? at(record, 'city'), 120),
    region: text(at(record, 'subdivisions', 0, 'names', 'en') ?? at(record, 'state1'), 120),
    country: text(at(record, 'country', 'names', 'en'), 120),
    countryCode: text(at(record, 'country', 'iso_code') ?? at(record, 'country_code'), 2),
    timezone: text(at(record, 'location', 'time_zone') ?? at(record, 'timezone'), 60),
    latitude: degrees(at(record, 'location', 'latitude') ?? at(record, 'latitude')),
    longitude: degrees(at(record, 'location', 'longitude') ?? at(record, 'longitude')),
    isp: text(at(record, 'traits', 'isp'), 120),
    organization: text(at(record, 'traits', 'organization'), 120),
  };
}

/**
 * Opens a city database in the MaxMind DB format (GEOIP_CITY_DB); throws one plain sentence when
 * the file is missing or not one.
 */
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
      // The reader would follow an IPv6 address through a tree of IPv4 and name the place of
      // somebody else.
      if (!parsed || (reader.metadata.ipVersion === 4 && isIPv6(parsed))) {
        return nowhere;
      }
      try {
        return placeOf(reader.get(parsed.toString()));
      } catch {
        // Where somebody may be is never worth an answer that fails.
        return nowhere;
      }
    },
  };
}
