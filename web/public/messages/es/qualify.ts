import type en from '../en/qualify.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Averigüe si califica',
  subtitle: 'Seis preguntas cortas. Toma alrededor de un minuto y no afecta su crédito.',
  checks: {
    met: 'Cumple {met} de 3. Tres respuestas más, cerca de un minuto.',
    partly: 'Hasta ahora cumple {met} de 3. Lo que falta toma cerca de un minuto.',
    missed: 'Cumple {met} de 3. Estas son la regla, su respuesta y lo que tendría que cambiar.',
  },
  fha: {
    title: 'Las reglas de la FHA',
    home: 'Usted vive en la casa.',
    condo: 'En un condominio no se pueden sumar paneles al préstamo.',
    amount: 'La FHA decide cuánta energía solar cabe en el préstamo.',
  },
  stats: {
    title: 'El programa en cifras',
    grants: 'en ayudas otorgadas',
    families: 'familias',
    approval: 'de aprobación',
    rating: 'de calificación en más de {reviews} reseñas',
  },
  faq: {
    title: 'Preguntas frecuentes',
    intro: '¿No encontró su respuesta? Llame al <tel>{phone}</tel>, {hours}.',
    what: {
      question: '¿Qué es el programa de ayuda solar?',
      answer:
        'Es una hipoteca FHA con dos beneficios: una ayuda económica (grant) de hasta {grantCap} ({grantRate} del precio de compra) para el pago inicial (enganche) y los costos de cierre, y paneles solares que puede financiar en la misma hipoteca, hasta el {solarCap} del valor de la vivienda. Incluye un curso de {educationLow} a {educationHigh} horas sobre cómo tener una casa con energía solar.',
    },
    who: {
      question: '¿Quién puede calificar?',
      answer:
        'Puede calificar si su puntaje de crédito es de {minimumScore} o más y la vivienda cuesta al menos {minHomePrice} y está en un estado elegible. {saysMost, select, yes {La mayoría de quienes nos buscan compra su primera vivienda, pero los} other {Los}} tres requisitos son iguales para todos.',
    },
    save: {
      question: '¿Cuánto puedo ahorrar?',
      answer:
        'El ahorro típico de electricidad es del {savingsLow} al {savingsHigh}. A eso se agrega una ayuda de hasta {grantCap}.{hasCredit, select, yes { El programa se diseñó con un crédito fiscal federal del <credit>{creditRate}</credit> del costo de los paneles, hasta {creditUntil}. La calculadora lo muestra solo como ilustración (vea la nota sobre el crédito fiscal).} other {}} La calculadora de ahorro muestra las cifras de su caso y los supuestos en que se basan.',
    },
    states: {
      question: '¿Qué estados son elegibles?',
      answer: '{stateCountAlone} estados y DC. Hoy son estos: {states}.',
    },
    approval: {
      question: '¿Cuánto tarda la aprobación?',
      answer:
        'El resultado de esta verificación aparece de inmediato. Un especialista revisa su elegibilidad en un plazo de {confirmationLow} a {confirmationHigh} horas. La aprobación completa de la hipoteca suele tardar de {approvalLow} a {approvalHigh} días.',
    },
  },
} satisfies Shape<typeof en>;
