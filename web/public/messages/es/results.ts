import type en from '../en/results.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  loading: 'Buscando su resultado…',
  none: 'Todavía no hay un resultado en este dispositivo. La verificación toma alrededor de un minuto.',
  lost: 'No se pudo mostrar su resultado porque una parte de esta página no se cargó. Vuelva a cargar la página o verifique de nuevo.',
  toForm: 'Verificar mi elegibilidad',
  eligible: {
    title: '{isNamed, select, no {¡Felicidades!} other {¡Felicidades, {name}!}}',
    text: 'Usted cumple los tres requisitos básicos del programa. Si presenta su solicitud, un especialista revisará su elegibilidad en un plazo de {confirmationLow} a {confirmationHigh} horas, y los fondos están sujetos a la aprobación del préstamo.',
    reserve: 'Reserve los fondos',
    call: 'Llame ahora: {phone}',
  },
  ineligible: {
    title:
      '{isNamed, select, no {Hoy no se cumple: {missing}} other {{name}, {missing} hoy no {count, plural, one {cumple} other {cumplen}} los requisitos}}',
    missing: {
      state: 'el estado',
      credit: 'el puntaje de crédito',
      homePrice: 'el precio de la vivienda',
    },
    why: {
      state:
        'Por ahora el programa no cubre viviendas en {state}. Una vivienda en un estado elegible sí cumpliría este requisito.',
      credit:
        'El puntaje de crédito mínimo es {minimumScore} y el suyo está por debajo. Cuando lo alcance, verifique de nuevo.',
      homePrice:
        'El precio mínimo de la vivienda es {minHomePrice} y usted indicó {price}. Una vivienda de {minHomePrice} o más sí cumpliría este requisito.',
    },
    text: 'Un especialista puede decirle qué le haría falta y qué otras opciones tiene.',
    specialist: 'Hable con un especialista',
    again: 'Verificar de nuevo',
    anyway: 'Enviar la solicitud de todos modos',
  },
  county:
    'La FHA tiene un límite por condado. Si el precio pasa de unos {countyPrice}, averigüe el límite de su condado antes de hacer una oferta. Un especialista puede decirle cuál es.',
  checksTitle: 'Los tres requisitos',
  checks: {
    state: 'Elegibilidad del estado',
    credit: 'Puntaje de crédito',
    homePrice: 'Precio de la vivienda',
  },
  yours: 'Su respuesta: {value}',
  scoreFrom: '{score} o más',
  eligibleState: 'Elegible',
  meets: 'Cumple los requisitos',
  notAvailable: 'No disponible',
  below: 'Por debajo del mínimo',
  note: 'Es una primera verificación con los términos del programa de hoy ({date}). No es una aprobación del préstamo.',
  cardsTitle: 'El programa en tres cifras',
  cards: {
    score: 'Puntaje de crédito mínimo',
    states: 'Estados elegibles y DC',
    grant: 'Ayuda máxima',
  },
} satisfies Shape<typeof en>;
