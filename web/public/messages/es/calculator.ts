import type en from '../en/calculator.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Calcule su ahorro solar',
  subtitle: 'Responda cuatro preguntas y vea la ayuda y su nueva factura.',
  form: {
    title: 'Sobre la vivienda',
    homePrice: 'Precio de la vivienda',
    electricBill: 'Factura mensual de electricidad',
    electricBillHint: 'Su factura de electricidad de hoy, o lo que calcula para la casa nueva.',
    creditScore: 'Rango de puntaje de crédito',
    creditScoreHint: 'Puede ser aproximado. Aquí no lo verificamos.',
    unknown: 'No lo sé',
    billUnknown: 'No lo sé (contamos {fallback})',
    propertyState: 'Estado donde está la vivienda',
    propertyStateHint: 'Determina el precio de la electricidad y las horas de sol.',
    select: 'Seleccione…',
    submit: 'Calcular mi ahorro',
    submitting: 'Calculando…',
    missing: 'Complete el formulario',
  },
  loading: {
    title: 'Calculando su ahorro',
    sun: 'Consultando las horas de sol de su estado…',
    price: 'Revisando cuánto cuesta allí la electricidad…',
    roof: 'Calculando los paneles para su factura…',
    sum: 'Sumando todo…',
    cancel: 'Cancelar',
  },
  failed: {
    title: 'Error',
    text: 'No pudimos hacer el cálculo. Sus respuestas siguen aquí. Inténtelo de nuevo.',
  },
  outdated: 'Usted cambió una respuesta y estas cifras ya no valen. Vuelva a calcular.',
  placeholder: {
    title: 'Lo que ofrece el programa',
    credit: 'de crédito fiscal federal',
    grant: 'de ayuda, como máximo',
    home: 'del valor de la vivienda para financiar energía solar',
    text: 'Responda las cuatro preguntas y aquí verá sus cifras.',
  },
} satisfies Shape<typeof en>;
