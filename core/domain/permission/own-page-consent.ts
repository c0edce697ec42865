import type { Language } from '../language.ts';

/** The consent to a channel switched on, on a buyer's own page; only that channel is recorded. */
export const ownPageWordings: Readonly<
  Record<Language, { action: { own_page: string }; terms: string }>
> = {
  en: {
    action: { own_page: 'When I turn a way on here, I agree' },
    terms:
      'that {lender} may use it to contact me about my request and this program. The ways are phone calls, text messages (SMS), and ' +
      'email, at the number and the address I gave. Calls and texts may use automated technology and artificial or prerecorded voices. ' +
      'My consent is not a condition of any purchase or loan. Message frequency varies. Message and data rates may apply. I can reply ' +
      'STOP to end texts or HELP for help. I can turn each way off here at any time.',
  },
  es: {
    action: { own_page: 'Al activar aquí un medio, acepto' },
    terms:
      'que {lender} lo use para comunicarse conmigo sobre mi solicitud y este programa. Los medios son llamadas, mensajes de texto (SMS) ' +
      'y correo electrónico, al número y a la dirección que di. Las llamadas y los mensajes pueden usar tecnología automatizada y voces ' +
      'artificiales o pregrabadas. Mi consentimiento no es condición para ninguna compra ni préstamo. La frecuencia de los mensajes ' +
      'varía. Pueden aplicarse tarifas de mensajes y datos. Puedo responder STOP para no recibir más mensajes o HELP para recibir ayuda. ' +
      'Puedo desactivar aquí cada medio cuando quiera.',
  },
  pt: {
    action: { own_page: 'Ao ativar um meio aqui, autorizo' },
    terms:
      'a {lender} a usá-lo para falar comigo sobre o meu pedido e este programa. Os meios são ligações, mensagens de texto (SMS) e ' +
      'e-mail, no número e no endereço que informei. As ligações e mensagens podem usar tecnologia automatizada e vozes artificiais ou ' +
      'pré-gravadas. Meu consentimento não é condição para nenhuma compra ou empréstimo. A frequência das mensagens varia. Podem ser ' +
      'cobradas tarifas de mensagens e dados. Posso responder STOP para não receber mais mensagens ou HELP para ter ajuda. Posso ' +
      'desativar cada meio aqui quando quiser.',
  },
};
