import type { EarningState } from '../domain/partners/earning.ts';
import type { Language } from '../domain/language.ts';

/** Column headings of a partner's own referrals in a spreadsheet. */
export const referralColumns = {
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    state: 'State',
    status: 'Status',
    homePrice: 'Home price (USD)',
    timeline: 'Timeframe',
    date: 'Date',
    commission: 'Commission (USD)',
    commissionState: 'State of the commission',
  },
  es: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    state: 'Estado (EE. UU.)',
    status: 'Situación',
    homePrice: 'Precio de la vivienda (USD)',
    timeline: 'Plazo',
    date: 'Fecha',
    commission: 'Comisión (USD)',
    commissionState: 'Situación de la comisión',
  },
  pt: {
    firstName: 'Nome',
    lastName: 'Sobrenome',
    email: 'E-mail',
    phone: 'Telefone',
    state: 'Estado (EUA)',
    status: 'Situação',
    homePrice: 'Preço do imóvel (USD)',
    timeline: 'Prazo',
    date: 'Data',
    commission: 'Comissão (USD)',
    commissionState: 'Situação da comissão',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Whether an amount in that spreadsheet is an estimate, on hold, approved, paid or gone. */
export const commissionStates: Readonly<
  Record<Language, Readonly<Record<EarningState | 'pending', string>>>
> = {
  en: {
    pending: 'Not earned yet',
    estimated: 'Estimate',
    approved: 'Approved',
    paid: 'Paid',
    void: 'No longer counts',
    on_hold: 'On hold',
  },
  es: {
    pending: 'Sin ganar todavía',
    estimated: 'Estimación',
    approved: 'Aprobada',
    paid: 'Pagada',
    void: 'Ya no cuenta',
    on_hold: 'En espera',
  },
  pt: {
    pending: 'Ainda não ganha',
    estimated: 'Estimativa',
    approved: 'Aprovada',
    paid: 'Paga',
    void: 'Não conta mais',
    on_hold: 'Em espera',
  },
};

export type ReferralColumn = keyof (typeof referralColumns)['en'];
