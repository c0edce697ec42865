import type { Language } from '../../domain/language.ts';

/** What staff write by hand after a call that was not taken, with the variables of a follow-up. */
export const triedToCall: Readonly<Record<Language, { subject: string; paragraphs: string[] }>> = {
  en: {
    subject: '{{firstName}}, I tried to call you',
    paragraphs: [
      '{{greeting}}',
      'I called today about your application {{reference}}. When is a good time to talk?',
    ],
  },
  es: {
    subject: '{{firstName}}, le llamé por teléfono',
    paragraphs: [
      '{{greeting}}',
      'Hoy le llamé por su solicitud {{reference}}. ¿A qué hora le conviene que hablemos?',
    ],
  },
  pt: {
    subject: '{{firstName}}, tentei falar com você por telefone',
    paragraphs: [
      '{{greeting}}',
      'Liguei hoje sobre a sua solicitação {{reference}}. Qual é um bom horário para conversarmos?',
    ],
  },
};
