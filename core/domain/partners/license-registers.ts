import type { StateCode } from '../us-states.ts';

/** The day on which the addresses below were collected. */
export const registersAsOf = '2026-11-26';

/** Registers of the regulators themselves, for the states with the most partners. */
const registers: Partial<Record<StateCode, string>> = {
  AZ: 'https://azre.gov',
  CA: 'https://www2.dre.ca.gov/publicasp/pplinfo.asp',
  CO: 'https://dre.colorado.gov',
  FL: 'https://www.myfloridalicense.com/wl11.asp',
  NC: 'https://www.ncrec.gov',
  NV: 'https://red.nv.gov',
  NY: 'https://dos.ny.gov/licensing',
  TX: 'https://www.trec.texas.gov/apps/license-holder-search/',
};

// The association of the regulators names the register of each of them.
const ofEveryState = 'https://www.arello.org';

/** The register in which staff look a license up, and whether it is this state's own. */
export function licenseRegister(state: string | null): { url: string; isOfState: boolean } {
  const url = registers[state as StateCode];
  return { url: url ?? ofEveryState, isOfState: url !== undefined };
}
