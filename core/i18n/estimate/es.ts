import type { EstimateTexts } from './en.ts';

/** The same in Spanish. */
export const es = {
  title: 'Su estimación solar',
  basis:
    'Para una vivienda de {homePrice} en {state} con un recibo mensual de electricidad de {electricBill}',
  asOf: 'Términos del programa vigentes al {date}',
  figures: {
    solarCost: 'Se suma a su hipoteca',
    solarCostNote: 'El precio de los paneles, financiado con la vivienda',
    taxCredit: 'Crédito fiscal federal ({rate})',
    taxCreditNone: 'Crédito fiscal federal',
    educationEarnings: 'Ayuda',
    educationEarningsNote: 'Se paga como incentivo al terminar el curso',
    totalBenefit: 'Total del primer año',
    totalBenefitNote: 'Crédito fiscal y ayuda juntos',
    totalBenefitNoteEnded: 'Incluye el crédito fiscal que ya terminó. Sin él: {amount}',
    totalBenefitNoteGrant: 'Solo la ayuda',
    monthlySavings: 'Ahorro mensual',
    annualSavings: 'Ahorro anual',
    lifetimeSavings: 'Ahorro total ({years} años)',
    range: '{low} a {high}',
  },
  rangeNote:
    'La primera cifra cuenta la electricidad que usted envía a la red a la tarifa más baja que se paga en {state}; la segunda la cuenta a la tarifa que usted paga.',
  exportsUnknown:
    'No se publica cuánto se paga en {state} por la electricidad enviada a la red, así que el ahorro puede ser menor.',
  estimateOnly:
    'Es una estimación, no un compromiso de préstamo. Toda solicitud está sujeta a evaluación y aprobación.',
} as const satisfies EstimateTexts;
