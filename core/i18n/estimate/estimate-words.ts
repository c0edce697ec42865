import type { Language } from '../../domain/language.ts';
import { type EstimateTexts, en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

export const estimateTexts: Readonly<Record<Language, EstimateTexts>> = {
  en,
  es,
  pt,
};

/** A text with its arguments `{name}` in place; one without a value stays as it is. */
export function fillWords(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
