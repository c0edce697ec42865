import type { Language } from '#core/domain/language.ts';

/** What a form says if it cannot be sent for want of a connection. */
export const offlineTexts: Record<Language, string> = {
  en: 'You seem to be offline. What you typed is kept. Try again once you are connected.',
  es: 'Parece que está sin conexión. Lo que escribió sigue aquí. Inténtelo de nuevo al conectarse.',
  pt: 'Parece que você está sem conexão. O que você digitou continua aqui. Tente novamente ao se conectar.',
};

/** Whether a call failed for want of a connection, which `fetch` reports as a TypeError. */
export function isOffline(failure?: unknown): boolean {
  return !navigator.onLine || failure instanceof TypeError;
}
