import type en from '../en/near-miss.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Qué tendría que cambiar',
  intro:
    '{count, plural, one {Una respuesta tendría que cambiar.} =2 {Dos respuestas tendrían que cambiar.} other {Tres respuestas tendrían que cambiar.}} Esto es lo que hace falta.',
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
    text: 'La regla se refiere al precio de la vivienda. Antes de buscar una más cara, vea qué cabe en su presupuesto.',
  },
  state: {
    title: 'Una vivienda en un estado elegible',
    text: 'El programa sigue a la vivienda, no a quien la compra. No importa dónde vive usted ahora: cuenta el estado de la vivienda que compre y donde vaya a vivir.',
  },
  watch: {
    title: 'Avíseme cuando esto cambie',
    text: 'Las reglas del programa pueden cambiar. Si sus respuestas las cumplen entonces, le enviamos un correo.',
    email: 'Su correo electrónico',
    score: 'Su puntaje de crédito de hoy',
    scoreHint: 'Un número de 300 a 850. Puede ser aproximado.',
    submit: 'Pedir este correo',
    pending: 'Un momento…',
    failedTitle: 'Aún no se guardó',
    failed: 'Su pedido no nos llegó. Inténtelo de nuevo.',
    doneTitle: 'Listo',
    done: 'Si las reglas cambian y sus respuestas las cumplen entonces, le escribimos a {email}.',
    stop: 'Cancelar este pedido',
  },
} satisfies Shape<typeof en>;
