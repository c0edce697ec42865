import type en from '../en/near-miss.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Qué tendría que cambiar',
  credit: {
    title: 'Un puntaje de crédito de {minimumScore} o más',
    text: 'Estos pasos suelen subir el puntaje. Toman tiempo, y nadie puede prometer cuánto ni cuándo.',
    steps: {
      pay: 'Pague todas sus cuentas a tiempo.',
      owe: 'Mantenga bajos los saldos de sus tarjetas, muy por debajo del límite.',
      correct:
        'Revise sus informes gratuitos en AnnualCreditReport.com y pida al buró que corrija los errores.',
    },
  },
  homePrice: {
    title: 'Una vivienda de {minHomePrice} o más',
    text: 'Se trata del precio de la vivienda. Antes de buscar una más cara, vea qué cabe en su presupuesto.',
  },
  state: {
    title: 'Una vivienda en un estado elegible',
    text: 'No importa dónde vive usted ahora. Cuenta el estado de la vivienda que compre y donde vaya a vivir.',
  },
  watch: {
    title: 'Avíseme cuando esto cambie',
    text: 'Si las reglas cambian y sus respuestas las cumplen entonces, le enviamos un correo.',
    email: 'Su correo electrónico',
    score: 'Su puntaje de crédito de hoy',
    scoreHint: 'Un número de 300 a 850. Puede ser aproximado.',
    submit: 'Pedir este correo',
    pending: 'Un momento…',
    failedTitle: 'Aún no se guardó',
    failed: 'Su pedido no nos llegó. Inténtelo de nuevo.',
    doneTitle: 'Listo',
    done: 'Si las reglas cambian a su favor, le escribimos a {email}.',
    stop: 'Cancelar este pedido',
  },
} satisfies Shape<typeof en>;
