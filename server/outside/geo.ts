import { existsSync } from 'node:fs';
import type { CityResponse } from 'maxmind';

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
  city: null, region: null, country: null, countryCode: null, timezone: null, latitude: null, longitude: null, isp: null, organization: null,
};

/** Without a file nothing is known of an address. */
export const noGeo: Geo = { locate: () => nowhere };

/** Opens a MaxMind city database (GEOIP_CITY_DB); throws one plain sentence when the file is missing or not one. */
export async function openGeo(file: string | undefined): Promise<Geo> {
  if (file === undefined) return noGeo;
  if (!existsSync(file)) throw new Error(`GEOIP_CITY_DB names ${file}, and there is no such file.`);
  const { open } = await import('maxmind');
  const reader = await open<CityResponse>(file).catch(() => {
    throw new Error(`GEOIP_CITY_DB names ${file}, which is not a MaxMind database.`);
  });
  return {
    locate(address) {
      const found = reader.get(address);
      if (!found) return nowhere;
      return {
        ...nowhere,
        city: found.city?.names.en?.slice(0, 120) ?? null,
        region: found.subdivisions?.[0]?.names.en?.slice(0, 120) ?? null,
        country: found.country?.names.en?.slice(0, 120) ?? null,
        countryCode: found.country?.iso_code ?? null,
        timezone: found.location?.time_zone?.slice(0, 60) ?? null,
        latitude: found.location?.latitude ?? null,
        longitude: found.location?.longitude ?? null,
      };
    },
  };
}
