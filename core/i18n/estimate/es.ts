import type { EstimateTexts } from './en.ts';

export const es = {
  title: 'Su estimación solar',
  basis:
    'Para una vivienda de {homePrice} en {state} con una factura mensual de electricidad de {electricBill}',
  asOf: 'Términos del programa vigentes al {date}',
  figures: {
    solarCost: 'Se suma a su hipoteca',
    solarCostNote:
      'El precio de los paneles, {price}, con {upfront} de seguro hipotecario de la FHA por adelantado',
    panelPrice: 'Precio de los paneles',
    panelPriceNote: 'Este programa no lo financia',
    taxCredit: 'Crédito fiscal federal ({rate})',
    taxCreditNone: 'Crédito fiscal federal',
    educationEarnings: 'Incentivo por el curso',
    educationEarningsNote: 'La ayuda solar, que se paga al terminar el curso',
    totalBenefit: 'Total del primer año',
    totalBenefitNote: 'Crédito fiscal y ayuda juntos',
    totalBenefitNoteEnded: 'Incluye el crédito fiscal que ya terminó. Sin él: {amount}',
    totalBenefitNoteGrant: 'Solo la ayuda',
    monthlySavings: 'Ahorro mensual',
    annualSavings: 'Ahorro anual',
    lifetimeSavings: 'Ahorro total ({years} años)',
    range: '{low} a {high}',
  },
  cost: {
    payment: 'Pago mensual al {rates}',
    apr: 'Tasa porcentual anual (APR)',
    net: 'Ahorro menos ese pago, al mes',
    breakEven: 'Punto de equilibrio: tasa hipotecaria de',
    atMost: '{rate} como máximo',
    never: 'ninguna tasa',
    fine: 'Es una ilustración, no una oferta de crédito: {count} pagos mensuales durante {years} años, a tasa fija, sobre {financed}. El pago incluye el seguro hipotecario de la FHA, {annual} al año. No incluye impuestos a la propiedad, seguro de la vivienda ni cargos. Su tasa y sus condiciones pueden ser distintas.',
  },
  outside: {
    state: 'El programa todavía no cubre viviendas en {state}.',
    credit: 'El programa pide un puntaje de crédito de {minimumScore} o más.',
    homePrice: 'El programa pide un precio de la vivienda de {minHomePrice} o más.',
    so: 'Con estas respuestas, la ayuda no aplica y el programa no financia los paneles.',
  },
  rangeNote:
    'La primera cifra cuenta la electricidad que usted envía a la red a la tarifa más baja que se paga en {state}; la segunda la cuenta a la tarifa que usted paga.',
  rangeNoteUnpaid:
    'La primera cifra cuenta la electricidad que usted envía a la red como no pagada, que es la regla en {state}; la segunda la cuenta a la tarifa que usted paga.',
  exportsUnknown:
    'No tenemos una cifra confiable de cuánto se paga en {state} por la electricidad enviada a la red, así que el ahorro puede ser menor.',
  estimateOnly:
    'Es una estimación, no un compromiso de préstamo. Toda solicitud está sujeta a evaluación de crédito y aprobación.',
} as const satisfies EstimateTexts;
