import { languageOfPage } from '../page-language.ts';

export interface Place {
  readonly id: string;
  readonly text: string;
}

interface AutocompleteAnswer {
  suggestions?: {
    placePrediction?: { placeId: string; text: { text: string } };
  }[];
}

const service = 'https://places.googleapis.com/v1';
function withoutCountry(text: string) {
  return text.replace(/,\s*(?:USA|United States|EE\. ?UU\.|EUA|Estados Unidos)$/, '');
}

/** US addresses that begin like `input`; a `session` is billed once. Throws if the call fails. */
export async function suggestPlaces(
  input: string,
  key: string,
  session: string,
  signal: AbortSignal,
): Promise<Place[]> {
  const response = await fetch(`${service}/places:autocomplete`, {
    method: 'POST',
    signal,
    credentials: 'omit',
    headers: {
      'content-type': 'application/json',
      'x-goog-api-key': key,
      'x-goog-fieldmask':
        'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
    },
    body: JSON.stringify({
      input,
      sessionToken: session,
      includedRegionCodes: ['us'],
      languageCode: languageOfPage(),
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
    }),
  });
  if (!response.ok) {
    throw new Error(`The maps service answered ${response.status}`);
  }
  const { suggestions = [] } = (await response.json()) as AutocompleteAnswer;
  return suggestions.flatMap(({ placePrediction: found }) =>
    found ? [{ id: found.placeId, text: withoutCountry(found.text.text) }] : [],
  );
}

/** The address of a chosen place with its postal code; ends the session. Throws if the call fails. */
export async function placeAddress(id: string, key: string, session: string): Promise<string> {
  const response = await fetch(
    `${service}/places/${encodeURIComponent(id)}?sessionToken=${session}&languageCode=en`,
    {
      credentials: 'omit',
      headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': 'formattedAddress' },
      signal: AbortSignal.timeout(5000),
    },
  );
  if (!response.ok) {
    throw new Error(`The maps service answered ${response.status}`);
  }
  return withoutCountry(((await response.json()) as { formattedAddress: string }).formattedAddress);
}
