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

// As Spanish and Portuguese name them, and DC as it is written; letters without marks.
const otherNames: Partial<Record<StateCode, string>> = {
  DC: 'washington dc, washington d c, wash dc, distrito de columbia',
  NY: 'nueva york, nova york, nova iorque',
  NJ: 'nueva jersey, nova jersey',
  NM: 'nuevo mexico, novo mexico',
  NH: 'nuevo hampshire, nueva hampshire, nova hampshire',
  NC: 'carolina del norte, carolina do norte',
  SC: 'carolina del sur, carolina do sul',
  ND: 'dakota del norte, dakota do norte',
  SD: 'dakota del sur, dakota do sul',
  WV: 'virginia occidental, virginia ocidental',
  LA: 'luisiana',
  PA: 'pensilvania',
  TX: 'tejas',
  MS: 'misisipi',
  MO: 'misuri',
  HI: 'havai',
};

// As they were written before the codes, without points.
const shortNames =
  ',AL ala,AZ ariz,AR ark,CA cal,CA calif,CO colo,CT conn,DE del,FL fla,ID ida,IL ill,IN ind,KS kan,KS kans,MA mass,MI mich,MN minn,MS miss,MT mont,NE neb,NE nebr,NV nev,NM n mex,NC n car,ND n dak,OK okla,OR ore,OR oreg,PA penn,PA penna,SC s car,SD s dak,TN tenn,TX tex,WA wash,WV w va,WI wis,WI wisc,WY wyo,';

const sides = { n: 'north', no: 'north', s: 'south', so: 'south', w: 'west' } as const;

/**
 * The state named by a text, by code or name in one of the languages, such as "D.C.", "US-TX", "Texas
 * (TX)" or "Carolina del Norte", or by an old short form such as "Fla." unless `takesShort` is false;
 * null for any other text.
 */
export function readState(text: string, takesShort = true): StateCode | null {
  const asked = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036fʻ'’]|(?<!\p{L}\p{L})\. ?(?=\p{L}(?!\p{L}))/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/^(?:usa?|united states|state(?: of)?|commonwealth of|estado d[aeo]) /, '')
    .replace(/ (?:usa?|united states|estados unidos|eua|ee ?uu|state)$/, '')
    .replace(/^(no?|so?|w) (?=carolina$|dakota$|virginia$)/, (_all, side: keyof typeof sides) => {
      return `${sides[side]} `;
    });
  const found = stateCodes.find((upper) => {
    const [code, full] = [upper.toLowerCase(), stateName(upper).toLowerCase()];
    const others = otherNames[upper]?.split(', ') ?? [];
    return (
      [code, full, `${code} ${full}`, `${full} ${code}`, ...others].includes(asked) ||
      (takesShort && shortNames.includes(`,${upper} ${asked},`))
    );
  });
  return found ?? null;
}
