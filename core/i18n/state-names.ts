import type { Language } from '../domain/language.ts';
import { isStateCode, stateName, stateCodes, type StateCode } from '../domain/us-states.ts';

// Only the names that differ from the English ones, as Spanish-language media in the US and
// Brazilian media write them.
const ownNames: Readonly<
  Record<Exclude<Language, 'en'>, Readonly<Partial<Record<StateCode, string>>>>
> = {
  es: {
    DC: 'Distrito de Columbia',
    HI: 'Hawái',
    LA: 'Luisiana',
    NC: 'Carolina del Norte',
    ND: 'Dakota del Norte',
    NH: 'Nuevo Hampshire',
    NJ: 'Nueva Jersey',
    NM: 'Nuevo México',
    NY: 'Nueva York',
    OR: 'Oregón',
    PA: 'Pensilvania',
    SC: 'Carolina del Sur',
    SD: 'Dakota del Sur',
    WV: 'Virginia Occidental',
  },
  pt: {
    AK: 'Alasca',
    CA: 'Califórnia',
    DC: 'Distrito de Columbia',
    FL: 'Flórida',
    GA: 'Geórgia',
    HI: 'Havaí',
    NC: 'Carolina do Norte',
    ND: 'Dakota do Norte',
    NJ: 'Nova Jersey',
    NM: 'Novo México',
    NY: 'Nova York',
    PA: 'Pensilvânia',
    SC: 'Carolina do Sul',
    SD: 'Dakota do Sul',
    VA: 'Virgínia',
    WV: 'Virgínia Ocidental',
  },
};

/** The usual name of a state in a language; an unknown code is returned unchanged. */
export function localStateName(code: string, language: Language): string {
  return (language !== 'en' && isStateCode(code) && ownNames[language][code]) || stateName(code);
}

const districtArticles: Readonly<Record<Language, string>> = {
  en: 'the ',
  es: 'el ',
  pt: '',
};

/** The name after "in": the District of Columbia takes an article. */
export function stateNameAfterIn(code: string, language: Language): string {
  const article = code === 'DC' ? districtArticles[language] : '';
  return article + localStateName(code, language);
}

export function statesByName(
  language: Language,
  codes: readonly string[] = stateCodes,
): { code: string; name: string }[] {
  return codes
    .map((code) => ({
      code,
      name: localStateName(code, language),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

const outsideNames: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name} (not yet)`,
  es: (name) => `${name} (todavía no)`,
  pt: (name) => `${name} (ainda não)`,
};

/**
 * The states as options of a picker, with their codes unless the page has no room for them; those
 * outside the program are marked.
 */
export function stateChoices(
  language: Language,
  outside: readonly string[],
  hasCodes = true,
): { value: string; label: string }[] {
  return statesByName(language).map(({ code, name }) => {
    const label = hasCodes ? `${name} (${code})` : name;
    return { value: code, label: outside.includes(code) ? outsideNames[language](name) : label };
  });
}
