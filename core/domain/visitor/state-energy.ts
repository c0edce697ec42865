import type { StateCode } from '../us-states.ts';

/** How a state credits solar power sent to the grid: at retail (net metering) or below. */
export type ExportPolicy = 'net_metering' | 'net_billing' | 'partial' | 'mixed' | 'none';

/** A special feature of a state's export rule; its text is elsewhere. */
export type ExportNote =
  | 'first_year_model'
  | 'retail_by_permit_power'
  | 'no_low_figure'
  | 'differs_by_utility'
  | 'quarter_of_distribution'
  | 'three_quarters_of_retail'
  | 'monthly_retail'
  | 'residential_retail'
  | 'not_paid'
  | 'set_by_provider';

/** The source of a figure; `retrieved` is the day of the run, if the source gives one. */
export interface EnergySource {
  readonly figure: 'price' | 'yield' | 'cost' | 'export';
  readonly publisher: string;
  readonly dataset: string;
  /** A year, or months 'YYYY-MM/YYYY-MM'; null for a typical year. */
  readonly period: string | null;
  readonly retrieved: string | null;
  /** The public copy the figures were read from: attribution and license terms follow it. */
  readonly obtainedVia: string;
  readonly note: string;
}

export const energySources = {
  'eia-epm-2026-07': {
    figure: 'price',
    publisher: 'U.S. Energy Information Administration (EIA)',
    dataset: 'Electric Power Monthly, Table 5.6.B, residential, year to date',
    period: '2026-01/2026-07',
    retrieved: '2026-09-21',
    obtainedVia: 'github Mapstor/hvacbase-org',
    note: 'Average price for homes in the state',
  },
  'pvwatts-v8-2026-02': {
    figure: 'yield',
    publisher: 'National Renewable Energy Laboratory (NREL)',
    dataset: 'PVWatts v8',
    period: null,
    retrieved: '2026-02-08',
    obtainedVia: 'github pure-justin/power-to-the-people',
    note: 'Typical year; 8 kW of premium modules on a fixed roof facing south at a 20-degree tilt, 14% losses; mean of the places named',
  },
  'pvwatts-v8-2026-02-proxy': {
    figure: 'yield',
    publisher: 'National Renewable Energy Laboratory (NREL)',
    dataset: 'PVWatts v8',
    period: null,
    retrieved: '2026-02-08',
    obtainedVia: 'github pure-justin/power-to-the-people',
    note: 'Typical year; the nearest place in a neighboring state, as the source has none here',
  },
  'lbnl-tts-2026': {
    figure: 'cost',
    publisher: 'Lawrence Berkeley National Laboratory (LBNL)',
    dataset: 'Tracking the Sun, 2026 release, state median',
    period: '2025',
    retrieved: null,
    obtainedVia: 'github tsgsteele/dgen',
    note: 'Median of the home systems installed in the state; fewer than 100 are a thin sample',
  },
  'dsire-dgen-2026': {
    figure: 'export',
    publisher: 'DSIRE and Permit Power',
    dataset: 'DSIRE May 2026 and dGen 2026 cohort',
    period: '2026',
    retrieved: null,
    obtainedVia: 'github Permit-Power/basic-solar-statistics',
    note: 'The low factor is the share of the savings at full retail price that remains under the export rule of the state',
  },
} as const satisfies Record<string, EnergySource>;

export type EnergySourceId = keyof typeof energySources;

/** Figures of one state; `costPerWatt` and `lowFactor` are null if none is published. */
export interface StateEnergy {
  readonly priceCentsPerKwh: number;
  readonly yieldKwhPerKw: number;
  readonly costPerWatt: number | null;
  readonly exportPolicy: ExportPolicy;
  /** Share (0..1) of full-retail savings left under the export policy: 1 = nothing lost. */
  readonly lowFactor: number | null;
  readonly note: ExportNote | null;
  readonly yieldPoints: string;
  /** Number of installations behind the cost median; null without one. */
  readonly costSample: number | null;
  readonly sources: {
    readonly price: EnergySourceId;
    readonly yield: EnergySourceId;
    readonly cost: EnergySourceId | null;
    readonly export: EnergySourceId;
  };
}

function state(
  priceCentsPerKwh: number,
  yieldKwhPerKw: number,
  yieldPoints: string,
  cost: readonly [perWatt: number, sample: number] | null,
  exportPolicy: ExportPolicy,
  lowFactor: number | null,
  note: ExportNote | null = null,
  yieldSource: EnergySourceId = 'pvwatts-v8-2026-02',
): StateEnergy {
  return {
    priceCentsPerKwh,
    yieldKwhPerKw,
    costPerWatt: cost?.[0] ?? null,
    exportPolicy,
    lowFactor,
    note,
    yieldPoints,
    costSample: cost?.[1] ?? null,
    sources: {
      price: 'eia-epm-2026-07',
      yield: yieldSource,
      cost: cost ? 'lbnl-tts-2026' : null,
      export: 'dsire-dgen-2026',
    },
  };
}

/** By state: cents per kWh, kWh per kW and year, dollars per watt (see `energySources`). */
export const stateEnergy: Readonly<Record<StateCode, StateEnergy>> = {
  AK: state(27.09, 916, 'Anchorage, Fairbanks', null, 'net_metering', 1),
  AL: state(16.54, 1408, 'Birmingham, Mobile, Huntsville', null, 'net_billing', 0.588),
  AR: state(13.61, 1396, 'Little Rock, Fayetteville', null, 'net_billing', 0.861),
  AZ: state(15.44, 1761, 'Phoenix, Tucson, Mesa', [3.13, 3558], 'net_billing', 0.711),
  CA: state(
    33.25,
    1651,
    'Los Angeles, San Diego, San Jose, Sacramento',
    [3.34, 23691],
    'net_billing',
    0.635,
    'first_year_model',
  ),
  CO: state(16.72, 1614, 'Denver, Colorado Springs', null, 'net_metering', 1),
  CT: state(27.97, 1268, 'Hartford, New Haven', [3.28, 4080], 'net_metering', 1),
  DC: state(
    24.66,
    1377,
    'Rockville (Maryland)',
    null,
    'net_metering',
    1,
    'retail_by_permit_power',
    'pvwatts-v8-2026-02-proxy',
  ),
  DE: state(17.86, 1376, 'Wilmington, Dover', null, 'net_metering', 1),
  FL: state(15.3, 1528, 'Miami, Tampa, Orlando, Jacksonville', [3.14, 304], 'net_metering', 1),
  GA: state(15.4, 1410, 'Atlanta, Savannah', null, 'net_billing', 0.775),
  HI: state(46.28, 1464, 'Honolulu, Hilo', null, 'net_billing', null, 'no_low_figure'),
  IA: state(14.2, 1362, 'Des Moines, Cedar Rapids', null, 'net_metering', 1),
  ID: state(12.96, 1475, 'Boise, Meridian', null, 'net_billing', 0.894, 'differs_by_utility'),
  IL: state(19.22, 1342, 'Chicago, Springfield', null, 'net_billing', 0.603),
  IN: state(17.04, 1304, 'Indianapolis, Fort Wayne', null, 'net_billing', 0.627),
  KS: state(15.21, 1482, 'Wichita, Kansas City', null, 'net_metering', 1),
  KY: state(14.27, 1342, 'Louisville, Lexington', null, 'net_billing', 0.667),
  LA: state(13.35, 1465, 'New Orleans, Baton Rouge', null, 'net_billing', 0.731),
  MA: state(30.14, 1288, 'Boston, Worcester', [3.37, 26], 'net_metering', 1),
  MD: state(21.3, 1381, 'Baltimore, Rockville', [3.95, 29], 'net_metering', 1),
  ME: state(29.99, 1275, 'Portland, Bangor', null, 'net_metering', 1),
  MI: state(21.53, 1272, 'Detroit, Grand Rapids', null, 'net_billing', 0.638),
  MN: state(16.25, 1323, 'Minneapolis, Rochester', null, 'net_metering', 1),
  MO: state(13.96, 1397, 'Kansas City, St Louis', null, 'net_metering', 1),
  MS: state(15.19, 1425, 'Jackson, Gulfport', null, 'net_billing', 0.668),
  MT: state(13.95, 1263, 'Billings, Missoula', null, 'net_metering', 1),
  NC: state(14.94, 1412, 'Charlotte, Raleigh', [4.1, 4169], 'net_metering', 1),
  ND: state(12.36, 1331, 'Fargo, Bismarck', null, 'net_metering', 1),
  NE: state(12.9, 1437, 'Omaha, Lincoln', null, 'net_metering', 1),
  NH: state(
    26.79,
    1254,
    'Manchester, Concord',
    [3.65, 43],
    'partial',
    0.787,
    'quarter_of_distribution',
  ),
  NJ: state(23.98, 1320, 'Newark, Trenton', [3.74, 6603], 'net_metering', 1),
  NM: state(15.08, 1801, 'Albuquerque, Las Cruces', [4.14, 1682], 'net_metering', 1),
  NV: state(13.53, 1707, 'Las Vegas, Reno', null, 'partial', 0.779, 'three_quarters_of_retail'),
  NY: state(
    29.38,
    1235,
    'New York, Buffalo, Albany',
    [3.87, 9031],
    'net_metering',
    1,
    'monthly_retail',
  ),
  OH: state(18.7, 1268, 'Columbus, Cleveland, Cincinnati', null, 'net_metering', 1),
  OK: state(13.58, 1503, 'Oklahoma City, Tulsa', null, 'net_metering', 1),
  OR: state(15.4, 1157, 'Portland, Salem', [3.38, 2826], 'net_metering', 1, 'residential_retail'),
  PA: state(21.04, 1271, 'Philadelphia, Pittsburgh', null, 'net_metering', 1),
  RI: state(29.22, 1291, 'Providence', [3.51, 215], 'net_metering', 1),
  SC: state(15.93, 1448, 'Charleston, Columbia', null, 'net_metering', 1),
  SD: state(14.5, 1435, 'Sioux Falls, Rapid City', null, 'net_billing', 0.78),
  TN: state(13.87, 1377, 'Nashville, Memphis', null, 'none', 0.727, 'not_paid'),
  TX: state(
    16.06,
    1475,
    'Houston, Dallas, Austin, San Antonio',
    [4.04, 2673],
    'mixed',
    0.82,
    'set_by_provider',
  ),
  UT: state(13.16, 1500, 'Salt Lake City, Provo', null, 'net_billing', 0.723),
  VA: state(16.83, 1382, 'Richmond, Virginia Beach', null, 'net_metering', 1),
  VT: state(23.95, 1217, 'Burlington', null, 'net_billing', 0.626),
  WA: state(14.4, 1168, 'Seattle, Spokane', [3.04, 886], 'net_metering', 1),
  WI: state(19, 1326, 'Milwaukee, Madison', [3.85, 1895], 'net_metering', 1),
  WV: state(15.47, 1231, 'Charleston', null, 'net_billing', 0.553),
  WY: state(13.95, 1508, 'Cheyenne, Casper', null, 'net_metering', 1),
};
