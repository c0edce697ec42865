import type { Language } from '../../domain/language.ts';

/**
 * Manual changes of a commission by staff; `reversed` is a payment that was reversed, `returned` a
 * transfer that came back, `merged` a client who counts for another partner.
 */
export const commissionChanges = [
  'added',
  'taken',
  'voided',
  'reopened',
  'reversed',
  'returned',
  'merged',
] as const;

export type CommissionChange = (typeof commissionChanges)[number];

interface PaymentTexts {
  readonly self: string;
  readonly other: string;
}

interface CommissionTexts {
  /** Each with `{amount}` and, but for a payment, `{client}`; a return with `{payee}` and `{email}`. */
  readonly changes: Readonly<Record<CommissionChange, string>>;
  /** `reopened` while the program pays no commissions, so no estimate is named; with `{client}`. */
  readonly reopenedUntold: string;
  /** Why a client counts for another partner. */
  readonly mergedReason: string;
  /** A client who may not, or no longer, be named. */
  readonly aClient: string;
  /** Below the first clients of a long list, with `{count}`. */
  readonly more: string;
  /** A payment to the partner, or to another payee for them; with `{amount}`, `{payee}`, `{date}`. */
  readonly paid: PaymentTexts;
  /** The same in a subject. */
  readonly paidInShort: PaymentTexts;
  /** Before the amount of a correction of an earlier payment, with `{client}`. */
  readonly correction: string;
}

export const commissionTexts: Readonly<Record<Language, CommissionTexts>> = {
  en: {
    changes: {
      added: 'We added {amount} to your commission for {client}.',
      taken: 'We took {amount} off your commission for {client}.',
      voided: 'Your commission of {amount} for {client} no longer counts.',
      reopened:
        'We took back the approval of your commission for {client}: {amount} is an estimate again.',
      reversed:
        'We took back the payment of {amount}: its commissions are approved and wait to be paid again.',
      returned:
        'Our transfer of {amount} to {payee} came back. The commissions stay approved and are paid again once we know where to send them. Please ask {email} how to tell us.',
      merged:
        'A client of yours turned out to be the same person as another partner’s; the rule credits them. You may dispute this.',
    },
    mergedReason: 'The client applied more than once and counts once.',
    reopenedUntold: 'We took back the approval of your commission for {client}.',
    aClient: 'a client',
    more: 'and {count} more',
    paid: {
      self: 'We paid you {amount} on {date}.',
      other: 'We paid {amount} to {payee} for you on {date}.',
    },
    paidInShort: { self: 'you were paid {amount}', other: '{amount} was paid to {payee}' },
    correction: '{client}, correction',
  },
  es: {
    changes: {
      added: 'Agregamos {amount} a su comisión por {client}.',
      taken: 'Descontamos {amount} de su comisión por {client}.',
      voided: 'Su comisión de {amount} por {client} ya no cuenta.',
      reopened:
        'Retiramos la aprobación de su comisión por {client}: {amount} vuelve a ser una estimación.',
      reversed:
        'Anulamos el pago de {amount}: sus comisiones siguen aprobadas y quedan de nuevo por pagar.',
      returned:
        'Nuestra transferencia de {amount} a {payee} fue devuelta. Las comisiones siguen aprobadas y se pagan de nuevo en cuanto sepamos adónde enviarlas. Pregunte a {email} cómo decírnoslo.',
      merged:
        'Un cliente suyo resultó ser la misma persona que un cliente de otro socio; según la regla, cuenta para ese socio. Usted puede impugnarlo.',
    },
    mergedReason: 'El cliente presentó más de una solicitud y cuenta una sola vez.',
    reopenedUntold: 'Retiramos la aprobación de su comisión por {client}.',
    aClient: 'un cliente',
    more: 'y {count} más',
    paid: {
      self: 'Le pagamos {amount} el {date}.',
      other: 'Pagamos {amount} a {payee} por cuenta de usted el {date}.',
    },
    paidInShort: { self: 'le pagamos {amount}', other: 'pagamos {amount} a {payee}' },
    correction: '{client}, corrección',
  },
  pt: {
    changes: {
      added: 'Acrescentamos {amount} à sua comissão por {client}.',
      taken: 'Descontamos {amount} da sua comissão por {client}.',
      voided: 'Sua comissão de {amount} por {client} não conta mais.',
      reopened:
        'Retiramos a aprovação da sua comissão por {client}: {amount} volta a ser uma estimativa.',
      reversed:
        'Estornamos o pagamento de {amount}: as comissões continuam aprovadas e aguardam um novo pagamento.',
      returned:
        'Nossa transferência de {amount} para {payee} foi devolvida. As comissões continuam aprovadas e são pagas de novo assim que soubermos para onde enviá-las. Pergunte a {email} como nos informar.',
      merged:
        'Um cliente seu é a mesma pessoa que um cliente de outro parceiro; pela regra, ele conta para esse parceiro. Você pode contestar.',
    },
    mergedReason: 'O cliente enviou mais de uma solicitação e conta uma única vez.',
    reopenedUntold: 'Retiramos a aprovação da sua comissão por {client}.',
    aClient: 'um cliente',
    more: 'e mais {count}',
    paid: {
      self: 'Pagamos {amount} a você em {date}.',
      other: 'Pagamos {amount} a {payee} em seu nome em {date}.',
    },
    paidInShort: { self: 'pagamos {amount} a você', other: 'pagamos {amount} a {payee}' },
    correction: '{client}, correção',
  },
};
