import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { TermKey } from '#core/domain/term-values.ts';
import { canonicalJson, sha256 } from '#server/outside/ids.ts';

/** The values of the terms that a fact rests on. */
export function factValues(ruleKeys: readonly TermKey[], terms: ProgrammeTerms) {
  return Object.fromEntries(ruleKeys.map((key) => [key, terms[key]]));
}

/** A name of these values, 16 characters: another one as soon as any of them is another. */
export function valuesIdOf(ruleKeys: readonly TermKey[], terms: ProgrammeTerms): string {
  return sha256(canonicalJson(factValues(ruleKeys, terms))).slice(0, 16);
}
