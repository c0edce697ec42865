import { type Language, languages } from '#core/domain/language.ts';

/** A folder of texts: `<language>.ts` names the namespaces, `<language>/` holds a file for each. */
export interface MessageFolder {
  readonly folder: string;
  readonly languages: readonly Language[];
  /** Where visitors read: there every figure of the offer is an argument. */
  readonly speaksOfTheOffer: boolean;
}

/** Every folder of texts there is; a `messages` folder below web/ that is not listed is refused. */
export const messageFolders: readonly MessageFolder[] = [
  {
    folder: 'web/public/messages',
    languages,
    speaksOfTheOffer: true,
  },
  {
    folder: 'web/office/messages',
    languages,
    speaksOfTheOffer: false,
  },
  {
    folder: 'web/admin/messages',
    languages: ['en'],
    speaksOfTheOffer: false,
  },
  {
    folder: 'web/portal/messages',
    languages,
    speaksOfTheOffer: true,
  },
];
