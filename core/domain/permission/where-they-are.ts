import { isStateCode, readState, type StateCode, stateCodes, stateName } from '../us-states.ts';
import { placeOfPhone, stateZones, zonesOfState } from './area-codes.ts';

/** The data from which a person's possible places are derived. */
export interface PlaceFacts {
  propertyState: string | null;
  currentAddress: string | null;
  /** As stored: (XXX) XXX-XXXX, or E.164. */
  phone: string;
}

/** All states and time zones that the person's data suggest. */
export interface Places {
  readonly states: readonly StateCode[];
  readonly zones: readonly string[];
  /** The most likely of the zones; null if unknown. */
  readonly likelyZone: string | null;
}

const codeBeforeZip = /\b([A-Za-z]{2})[.,]?\s+\d{5}(?:-\d{4})?\b/g;
const country = /[\s,]+(?:u\.?s\.?a?\.?|united states(?: of america)?)$/i;
// In capitals or after a comma, so that "12 Way In" is not read as Indiana.
const codeAtEnd = /(?:,\s*([A-Za-z]{2})|\s([A-Z]{2}))\.?$/;

/** The state of an address in one line; null if it names none. */
export function stateOfAddress(address: string): StateCode | null {
  const withoutCountry = address.trim().replace(country, '');
  const coded = [...withoutCountry.matchAll(codeBeforeZip)].at(-1)?.[1];
  const byZip = coded && readState(coded);
  if (byZip) {
    return byZip;
  }
  const end = withoutCountry.replace(/[\s,]+\d{5}(?:-\d{4})?$/, '');
  const [, behindComma, inCapitals] = codeAtEnd.exec(end) ?? [];
  const byCode = readState(behindComma ?? inCapitals ?? '');
  if (byCode) {
    return byCode;
  }
  // West Virginia ends like Virginia: the longest name counts.
  const named = stateCodes.filter((code) => {
    const name = stateName(code).toLowerCase();
    return new RegExp(`(^|[\\s,])${name}$`).test(end.toLowerCase());
  });
  return named.sort((a, b) => stateName(b).length - stateName(a).length)[0] ?? null;
}

/** The state of a text such as "TX" or "Austin, TX 78701"; null if it names none, or two. */
export function stateOfText(text: string): StateCode | null {
  const whole = readState(text);
  if (whole !== null) {
    return whole;
  }
  const [first = ''] = text.split(/[,/]/);
  const named = readState(first);
  const state = stateOfAddress(text);
  return named === null || named === state ? state : null;
}

/** The states and time zones suggested by address, telephone and property. */
export function placesOf({ propertyState, currentAddress, phone }: PlaceFacts): Places {
  const ofPhone = placeOfPhone(phone);
  const home = currentAddress === null ? null : stateOfAddress(currentAddress);
  const property = isStateCode(propertyState) ? propertyState : null;
  const named = [home, property].filter((state) => state !== null);
  const states = [...new Set([...named, ofPhone?.state ?? []].flat())];
  const zones = [...new Set([...named.flatMap(zonesOfState), ...(ofPhone?.zones ?? [])])];
  // In a state with two time zones the area code decides.
  const [likeliest] = named;
  const isThere = ofPhone && (likeliest === undefined || ofPhone.state === likeliest);
  return {
    states,
    // If the place is unknown, calls are allowed only when every zone allows them.
    zones: zones.length > 0 ? zones : stateZones,
    likelyZone: (isThere ? ofPhone.zones[0] : zones[0]) ?? null,
  };
}
