import type { Language } from '#core/domain/language.ts';
import type { RoomMessages } from '#web/kit/messages.ts';

/** Shown if the texts of a language fail to load, so it cannot be one of them. */
export const textsDidNotCome: Readonly<Record<Language, string>> = {
  en: 'This page could not be loaded. Please check your connection and reload it.',
  es: 'No se pudo cargar esta página. Revise su conexión y vuelva a cargarla.',
  pt: 'Não foi possível carregar esta página. Verifique sua conexão e recarregue.',
};

type PortalMessages = Pick<RoomMessages, 'office' | 'portal'>;

/** A language with its texts. */
export interface LoadedLanguage {
  readonly language: Language;
  readonly messages: PortalMessages;
}

// One file each, to load only the current language.
const rooms = {
  en: () => import('../messages/all-en.ts'),
  es: () => import('../messages/all-es.ts'),
  pt: () => import('../messages/all-pt.ts'),
};

/** The texts of office and portal in a language; rejects if they do not load. */
export async function loadMessages(language: Language): Promise<PortalMessages> {
  const { default: messages } = await rooms[language]();
  return messages as PortalMessages;
}
