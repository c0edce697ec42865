import type { Language } from '../language.ts';

/** The consent to be told of other rules: one email. */
export const nearMissWordings: Readonly<
  Record<Language, { action: { near_miss: string }; terms: string }>
> = {
  en: {
    action: { near_miss: 'By asking for this email, I agree' },
    terms:
      'that {lender} may send me one email if the program changes and my answers then meet its requirements. It keeps my email address ' +
      'and these answers for this: up to 24 months while I wait, and 25 months after that. I can ask it to stop at any time. ' +
      'My consent is not a condition of any purchase or loan.',
  },
  es: {
    action: { near_miss: 'Al pedir este correo, acepto' },
    terms:
      'que {lender} me envíe un correo si el programa cambia y mis respuestas cumplen entonces los requisitos. Para eso guarda mi correo ' +
      'y estas respuestas: hasta 24 meses mientras espero, y 25 meses después. Puedo pedirle que no lo envíe cuando quiera. ' +
      'Mi consentimiento no es condición para ninguna compra ni préstamo.',
  },
  pt: {
    action: { near_miss: 'Ao pedir este e-mail, autorizo' },
    terms:
      'a {lender} a me enviar um e-mail se o programa mudar e as minhas respostas passarem a atender aos requisitos. Para isso ela guarda ' +
      'meu e-mail e estas respostas: até 24 meses enquanto eu espero e 25 meses depois disso. Posso pedir que não envie quando quiser. ' +
      'Meu consentimento não é condição para nenhuma compra ou empréstimo.',
  },
};
