import type en from '../en/results.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  loading: 'Buscando su resultado…',
  none: 'Todavía no hay un resultado en este dispositivo. La verificación toma alrededor de un minuto.',
  lost: 'No se pudo mostrar su resultado porque una parte de esta página no se cargó. Vuelva a cargar la página o verifique de nuevo.',
  toForm: 'Verificar mi elegibilidad',
  eligible: {
    pictureAlt:
      'Una madre, un padre y su hija, tomados de la mano frente a su casa con paneles solares, con la última luz del día.',
    title: '{isNamed, select, no {¡Felicidades!} other {¡Felicidades, {name}!}}',
    text: 'Usted cumple los tres requisitos básicos del programa. El siguiente paso es la solicitud. Un especialista revisará su elegibilidad en un plazo de {confirmationLow} a {confirmationHigh} horas, y la ayuda está sujeta a la aprobación del préstamo.',
    reserve: 'Reserve la ayuda',
    goOn: 'Continuar a la solicitud',
    call: 'Llame ahora: {phone}',
  },
  ineligible: {
    pictureAlt:
      'Un padre y su hija plantan un árbol joven junto a su casa, temprano por la mañana.',
    title: '{isNamed, select, no {Esto} other {{name}, esto}} es lo que pide el programa',
    invite: '{isNamed, select, no {Puede} other {{name}, puede}} presentar su solicitud',
    inviteText:
      'Cualquier persona puede presentar una solicitud. Un especialista la revisa completa.',
    rules: {
      state:
        '{isNamed, select, no {El} other {{name}, el}} programa se ofrece en ciertos estados; usted eligió {state}',
      credit:
        '{isNamed, select, no {El} other {{name}, el}} programa pide un puntaje de {minimumScore} o más; usted eligió {score}',
      homePrice:
        '{isNamed, select, no {El} other {{name}, el}} programa pide un precio de vivienda de {minHomePrice} o más; usted indicó {price}',
    },
    text: 'Un especialista puede decirle qué le haría falta y qué otras opciones tiene.',
    specialist: 'Hable con un especialista',
    again: 'Verificar de nuevo',
    anyway: 'Solicitar de todos modos',
  },
  county:
    'La FHA tiene un límite por condado. Si el precio pasa de unos {countyPrice}, averigüe el límite de su condado antes de hacer una oferta. Un especialista puede decirle cuál es.',
  ownGrant: 'Su ayuda estimada para una vivienda de {price}',
  estimateKept: 'Su estimación para una vivienda de {price} sigue guardada en este dispositivo.',
  estimateOpen: 'Ver mi estimación',
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
  cardsTitle: 'El programa en cifras',
  cards: {
    score: 'Puntaje de crédito mínimo',
    states: 'Estados elegibles y DC',
    grant: 'Ayuda máxima',
  },
} satisfies Shape<typeof en>;
