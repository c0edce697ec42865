import type en from '../en/qualify.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Averigüe si califica',
  subtitle: 'Seis respuestas cortas, alrededor de un minuto. Nada afecta su crédito.',
  needs: {
    title: 'Lo que pide el programa',
    atLeast: '{score} o más',
    score: 'puntaje de crédito mínimo',
    price: 'precio mínimo de la vivienda',
    states: 'estados elegibles y DC',
  },
  stats: {
    title: 'El programa hasta hoy',
    grants: 'en ayudas otorgadas',
    shared: 'en ayudas y créditos fiscales',
    families: 'familias',
    approval: 'de aprobación',
    rating: 'estrellas en más de {reviews} reseñas',
  },
  faq: {
    title: 'Lo primero que la gente pregunta',
    intro: '¿No encontró su respuesta? Llame al <tel>{phone}</tel>, {hours}.',
    what: {
      question: '¿Qué es el programa de ayuda solar?',
      answer:
        'Una hipoteca FHA con una ayuda de hasta {grantCap} ({grantRate} del precio de compra) para su enganche y los gastos de cierre, y con paneles solares que pueden financiarse dentro de la hipoteca, hasta el {solarCap} del valor de la vivienda. Incluye un curso de {educationLow} a {educationHigh} horas sobre cómo tener una casa con energía solar.',
    },
    who: {
      question: '¿Quién puede calificar?',
      answer:
        'Compradores con un puntaje de crédito de {minimumScore} o más, un precio de vivienda de al menos {minHomePrice} y una vivienda en un estado elegible. La mayoría de quienes nos buscan compra su primera vivienda, pero los tres requisitos son iguales para todos.',
    },
    save: {
      question: '¿Cuánto puedo ahorrar?',
      answer:
        'El ahorro típico de electricidad es del {savingsLow} al {savingsHigh}. La ayuda suma hasta {grantCap}.{hasCredit, select, yes { Además hay un crédito fiscal federal del <credit>{creditRate}</credit> del costo solar, hasta {creditUntil}.} other {}} La calculadora de ahorro muestra las cifras de su caso y los supuestos en que se basan.',
    },
    states: {
      question: '¿Qué estados son elegibles?',
      answer: '{stateCountAlone} estados y DC. Hoy son estos: {states}.',
    },
    approval: {
      question: '¿Cuánto tarda la aprobación?',
      answer:
        'El resultado de esta verificación aparece de inmediato. Un especialista confirma su elegibilidad en un plazo de {confirmationLow} a {confirmationHigh} horas, y la aprobación completa de la hipoteca suele tardar de {approvalLow} a {approvalHigh} días.',
    },
  },
} satisfies Shape<typeof en>;
