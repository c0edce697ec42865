import type { Language } from '../domain/language.ts';

export interface Invitation {
  readonly title: string;
  readonly text: string;
}

// In the client's language, which may differ from the affiliate's. No figure and no promise: the
// page has those, dated.
const invitations: Readonly<Record<Language, Invitation>> = {
  en: {
    title: 'A grant for buying a home with solar',
    text: 'Thinking of buying a home? In two minutes you can see what solar could save you and whether you may qualify for the grant:',
  },
  es: {
    title: 'Una ayuda para comprar casa con energía solar',
    text: '¿Está pensando en comprar casa? Aquí puede ver en dos minutos cuánto podría ahorrar con energía solar y si podría recibir la ayuda:',
  },
  pt: {
    title: 'Um subsídio (grant) para comprar casa com energia solar',
    text: 'Pensando em comprar uma casa? Aqui você vê em dois minutos quanto poderia economizar com energia solar e se você pode receber o subsídio:',
  },
};

export function invitationIn(language: Language): Invitation {
  return invitations[language];
}
