import type { EstimateTexts } from './en.ts';

export const pt = {
  title: 'Sua estimativa solar',
  basis: 'Para um imóvel de {homePrice} ({state}) com conta de luz mensal de {electricBill}',
  asOf: 'Termos do programa vigentes em {date}',
  figures: {
    solarCost: 'Somado ao seu financiamento',
    solarCostNote:
      'O preço dos painéis, {price}, com {upfront} de seguro hipotecário da FHA pago no início',
    panelPrice: 'Preço dos painéis',
    panelPriceNote: 'Não financiado por este programa',
    taxCredit: 'Crédito fiscal federal ({rate})',
    taxCreditNone: 'Crédito fiscal federal',
    educationEarnings: 'Incentivo pelo curso',
    educationEarningsNote: 'O subsídio solar, pago depois do curso',
    totalBenefit: 'Total do primeiro ano',
    totalBenefitNote: 'Crédito fiscal e subsídio juntos',
    totalBenefitNoteEnded: 'Inclui o crédito fiscal que já terminou. Sem ele: {amount}',
    totalBenefitNoteGrant: 'Somente o subsídio',
    monthlySavings: 'Economia mensal',
    annualSavings: 'Economia anual',
    lifetimeSavings: 'Economia total ({years} anos)',
    range: '{low} a {high}',
  },
  cost: {
    payment: 'Parcela mensal a {rates}',
    apr: 'Taxa percentual anual (APR)',
    net: 'Economia menos essa parcela, por mês',
    breakEven: 'Ponto de equilíbrio: taxa de',
    atMost: '{rate} no máximo',
    never: 'nenhuma taxa',
    fine: 'É uma ilustração, não uma oferta de crédito: {count} parcelas mensais durante {years} anos, com taxa fixa, sobre {financed}. A parcela inclui o seguro hipotecário (mortgage insurance) da FHA, {annual} por ano. Não inclui imposto sobre o imóvel, seguro do imóvel nem tarifas. A sua taxa e as suas condições podem ser diferentes.',
  },
  outside: {
    state: 'O programa ainda não atende imóveis neste estado ({state}).',
    credit: 'O programa pede um score de crédito de {minimumScore} ou mais.',
    homePrice: 'O programa pede um preço do imóvel de {minHomePrice} ou mais.',
    so: 'Com estas respostas, o subsídio não vale, e o programa não financia os painéis.',
  },
  rangeNote:
    'O primeiro valor conta a energia enviada à rede pela tarifa menor do estado ({state}); o segundo, pela tarifa que você paga.',
  rangeNoteUnpaid:
    'O primeiro valor conta a energia enviada à rede como não paga, que é a regra no estado ({state}); o segundo conta toda essa energia pela tarifa cheia (a que você paga).',
  exportsUnknown:
    'Não temos um valor confiável de quanto se paga no estado ({state}) pela energia enviada à rede, então a economia pode ser menor.',
  estimateOnly:
    'É uma estimativa, não um compromisso de empréstimo. Toda solicitação está sujeita a análise e aprovação.',
} as const satisfies EstimateTexts;
