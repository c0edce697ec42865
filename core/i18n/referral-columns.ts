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
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;

export type ReferralColumn = keyof (typeof referralColumns)['en'];
