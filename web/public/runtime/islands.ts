import type { ComponentProps, ComponentType } from 'react';
import type { Language } from '#core/domain/language.ts';
import type { Messages } from '../messages/load.ts';

/** A file of islands/. */
export interface IslandModule<Props = object> {
  default: ComponentType<Props>;
  /** Texts that the island needs in the browser, in the page. */
  namespaces: readonly (keyof Messages)[];
  /** Texts for the browser that load with its code, for a page that has no room for them. */
  texts?: Record<Language, () => Promise<{ default: object }>>;
  /** Whether it needs the offer's figures, too. */
  needsFigures?: true;
}

/** Islands by file name. */
export type IslandList = Record<string, () => Promise<IslandModule<never>>>;

/** Every island, one chunk each: a page downloads only the code of its own islands, on demand. */
export const islands = {
  AnswerCard: () => import('../islands/AnswerCard.tsx'),
  ApplicationForm: () => import('../islands/ApplicationForm.tsx'),
  Calculator: () => import('../islands/Calculator.tsx'),
  CopyButtons: () => import('../islands/CopyButtons.tsx'),
  EligibilityForm: () => import('../islands/EligibilityForm.tsx'),
  EligibilityOutcome: () => import('../islands/EligibilityOutcome.tsx'),
  HeroFilm: () => import('../islands/HeroFilm.tsx'),
  OpenHouseForm: () => import('../islands/OpenHouseForm.tsx'),
  PixelConsent: () => import('../islands/PixelConsent.tsx'),
  ReferralStrip: () => import('../islands/ReferralStrip.tsx'),
  RegistrationForm: () => import('../islands/RegistrationForm.tsx'),
  ResumeForm: () => import('../islands/ResumeForm.tsx'),
  ThankYouCelebration: () => import('../islands/ThankYouCelebration.tsx'),
} as const satisfies IslandList;

export type IslandName = keyof typeof islands;

type ComponentOf<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>['default'];

export type PropsOf<Name extends IslandName> = ComponentProps<ComponentOf<Name>>;

/** Loads an island of the page: name and props were type-checked at rendering. */
export function loadIsland(name: string): Promise<IslandModule> {
  return islands[name as IslandName]() as Promise<IslandModule>;
}
