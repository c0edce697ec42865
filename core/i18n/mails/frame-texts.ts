import type { Language } from '../../domain/language.ts';
import type { RecipientType } from '../../domain/mail/mail-kind.ts';

/** Why a mail comes, in its last line; `lender` is the name of the lender. */
export const reasonTexts: Readonly<
  Record<
    Language,
    Readonly<Record<RecipientType | 'person' | 'named' | 'guest', (lender: string) => string>>
  >
> = {
  en: {
    admin: (lender) =>
      `You receive this message because notices to the team of ${lender} go to this address.`,
    affiliate: (lender) => `You receive this message because you are a partner of ${lender}.`,
    applicant: () => 'You are getting this email because you applied on our website.',
    named: (lender) => `You are getting this email because a partner of ${lender} named you.`,
    guest: (lender) =>
      `You are getting this email because this address was left at an open house with a partner of ${lender}.`,
    person: (lender) => `You are getting this email because you are in contact with ${lender}.`,
  },
  es: {
    admin: (lender) =>
      `Recibe este mensaje porque los avisos al equipo de ${lender} llegan a esta dirección.`,
    affiliate: (lender) => `Recibe este mensaje porque es socio de ${lender}.`,
    applicant: () =>
      'Usted recibe este mensaje porque presentó una solicitud en nuestro sitio web.',
    named: (lender) =>
      `Usted recibe este mensaje porque un socio de ${lender} nos dio su dirección.`,
    guest: (lender) =>
      `Usted recibe este mensaje porque alguien dejó esta dirección al visitar una casa con un socio de ${lender}.`,
    person: (lender) => `Usted recibe este mensaje porque está en contacto con ${lender}.`,
  },
  pt: {
    admin: (lender) =>
      `Você recebeu esta mensagem porque os avisos à equipe da ${lender} chegam a este endereço.`,
    affiliate: (lender) => `Você recebe esta mensagem porque é parceiro da ${lender}.`,
    applicant: () => 'Você recebeu esta mensagem porque enviou uma solicitação em nosso site.',
    named: (lender) =>
      `Você recebeu esta mensagem porque um parceiro da ${lender} nos passou o seu e-mail.`,
    guest: (lender) =>
      `Você recebeu esta mensagem porque alguém deixou este e-mail ao visitar um imóvel com um parceiro da ${lender}.`,
    person: (lender) => `Você recebeu esta mensagem porque está em contato com a ${lender}.`,
  },
};
