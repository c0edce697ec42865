import type { Language } from '#core/domain/language.ts';

/** Said where the texts of a language could not be loaded, so it cannot stand among them. */
export const textsDidNotCome: Readonly<Record<Language, string>> = {
  en: 'This page could not be loaded. Please check your connection and reload it.',
  es: 'No se pudo cargar esta página. Revise su conexión y vuelva a cargarla.',
  pt: 'Não foi possível carregar esta página. Verifique sua conexão e recarregue.',
};
