import { createContext } from 'react';
import type { Language } from '#core/domain/language.ts';

/** Puts the portal into another language, where it stands. */
export const LanguageContext = createContext<(language: Language) => void>(() => {});
