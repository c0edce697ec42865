/** The names of the 50 states and the District of Columbia by USPS code, alphabetical by name. */
export const stateNames = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

export type StateCode = keyof typeof stateNames;

/** All 51 codes, alphabetical by the state's name, as a tuple a schema enum accepts. */
export const stateCodes = Object.keys(stateNames) as [StateCode, ...StateCode[]];

export function isStateCode(text: unknown): text is StateCode {
  return typeof text === 'string' && Object.hasOwn(stateNames, text);
}

/** The English name of a code; an unknown code is returned unchanged. */
export function stateName(code: string): string {
  return isStateCode(code) ? stateNames[code] : code;
}

/** The state named by a text, by code or name in any case; null for any other text. */
export function readState(text: string): StateCode | null {
  const asked = text.trim().toLowerCase();
  const found = Object.entries(stateNames).find(
    ([code, name]) => code.toLowerCase() === asked || name.toLowerCase() === asked,
  );
  return (found?.[0] as StateCode | undefined) ?? null;
}
