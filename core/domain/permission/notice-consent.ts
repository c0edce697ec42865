import type { Language } from '../language.ts';

/** The consent beside a notice: this one by email instead of on paper (15 USC 7001(c)). */
export const noticeWordings: Readonly<
  Record<Language, { action: { notice_by_email: string }; terms: string }>
> = {
  en: {
    action: { notice_by_email: 'By checking this box, I agree' },
    terms:
      'that {lender} may send me this one notice by email and not on paper. I can open emails and keep or print them. I can ask for a ' +
      'free paper copy at any time. This covers no other email. My consent is not a condition of any purchase or loan.',
  },
  es: {
    action: { notice_by_email: 'Al marcar esta casilla, acepto' },
    terms:
      'que {lender} me envíe este aviso por correo electrónico y no en papel. Puedo abrir correos y guardarlos o imprimirlos. Puedo pedir ' +
      'una copia en papel sin costo cuando quiera. Esto no vale para ningún otro correo. Mi consentimiento no es condición para ninguna ' +
      'compra ni préstamo.',
  },
  pt: {
    action: { notice_by_email: 'Ao marcar esta caixa, autorizo' },
    terms:
      'a {lender} a me enviar este aviso por e-mail e não em papel. Eu consigo abrir e-mails e guardar ou imprimir. Posso pedir uma cópia ' +
      'em papel sem custo quando quiser. Isto não vale para nenhum outro e-mail. Meu consentimento não é condição para nenhuma compra ou ' +
      'empréstimo.',
  },
};
