import type en from '../en/answer.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Primero el dinero. Sin dar su nombre.',
  intro: 'Para una casa de {price}. Luego usted indica su precio.',
  ask: 'Ver la respuesta',
  state: 'Su estado',
  bill: 'Su factura mensual (recibo de luz)',
  bring: '¿Cuánto tengo que poner yo?',
  bringSum: 'De {range}',
  bringNote:
    'La ayuda paga primero los costos de cierre y después el pago inicial, si su origen se permite para eso. Si no, usted pone {least} o más.',
  month: '¿Cuánto es al mes?',
  home: 'De {range} por la casa',
  withPanels: 'Con los paneles sumados',
  monthNote:
    '{count} pagos con tasas del {lowRate} al {highRate}, APR (tasa porcentual anual) del {lowApr} al {highApr}, con seguro hipotecario de la FHA, sin impuestos ni seguro de la casa. Es una ilustración, no una oferta de crédito.',
  panels: '¿Se pagan solos los paneles?',
  panelsPrice: '¿Cuánto cuestan los paneles?',
  verdict: {
    more: 'Aquí no: cuestan de {range} al mes más de lo que ahorran.',
    less: 'Aquí sí: ahorran de {range} al mes más de lo que cuestan.',
    even: 'Casi se compensan: de {low} de ahorro a {high} más al mes.',
  },
  saves: 'Ahorran en electricidad',
  adds: 'Suman al pago',
  illustration:
    '{count} pagos con tasas del {lowRate} al {highRate}, APR del {lowApr} al {highApr}. Es una ilustración, no una oferta de crédito.',
  added: 'Suman a su hipoteca',
  breakEven: 'Punto de equilibrio: tasa hipotecaria de',
  own: 'Usar mis cifras',
  sources: 'De dónde salen estas cifras',
  failed: 'No pudimos cargar las cifras. Inténtelo de nuevo.',
} satisfies Shape<typeof en>;
