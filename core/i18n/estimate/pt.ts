import type { EstimateTexts } from './en.ts';

/** The same in Portuguese. */
export const pt = {
  title: 'Sua estimativa solar',
  basis: 'Para um imóvel de {homePrice} ({state}) com conta de luz mensal de {electricBill}',
  asOf: 'Termos do programa vigentes em {date}',
  figures: {
    solarCost: 'Somado ao seu financiamento',
    solarCostNote: 'O preço dos painéis, financiado com o imóvel',
    taxCredit: 'Crédito fiscal federal ({rate})',
    taxCreditNone: 'Crédito fiscal federal',
    educationEarnings: 'Subsídio',
    educationEarningsNote: 'Pago como incentivo depois do curso',
    totalBenefit: 'Total do primeiro ano',
    totalBenefitNote: 'Crédito fiscal e subsídio juntos',
    totalBenefitNoteEnded: 'Inclui o crédito fiscal que já terminou. Sem ele: {amount}',
    totalBenefitNoteGrant: 'Somente o subsídio',
    monthlySavings: 'Economia mensal',
    annualSavings: 'Economia anual',
    lifetimeSavings: 'Economia total ({years} anos)',
    range: '{low} a {high}',
  },
  rangeNote:
    'O primeiro valor conta a energia enviada à rede pela tarifa menor paga no estado ({state}); o segundo conta toda essa energia pelo preço normal.',
  exportsUnknown:
    'Não há dados publicados sobre quanto se paga no estado ({state}) pela energia enviada à rede, então a economia pode ser menor.',
  estimateOnly:
    'É uma estimativa, não um compromisso de empréstimo. Toda solicitação está sujeita a análise e aprovação.',
} as const satisfies EstimateTexts;
