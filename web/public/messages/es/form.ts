import type en from '../en/form.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  name: 'Nombre completo',
  mobile: 'Número de celular',
  homePrice: 'Precio de la vivienda que busca',
  homePriceHint: 'Al menos {minHomePrice}',
  creditScore: 'Rango de puntaje de crédito',
  creditScoreHint: 'Basta con un cálculo aproximado. No consultamos su historial de crédito.',
  state: 'Estado donde quiere comprar',
  firstTime: '¿Es su primera compra de vivienda?',
  yes: 'Sí',
  no: 'No',
  currentAddress: 'Domicilio actual',
  addressCount:
    '{count, plural, =0 {Ningún domicilio coincide} one {# domicilio, use las flechas del teclado} other {# domicilios, use las flechas del teclado}}',
  housingStatus: '¿Cuál es su situación de vivienda?',
  housingStatuses: {
    own: 'Tengo casa propia',
    rent: 'Pago renta',
    living_with_relative: 'Vivo con familiares',
  },
  monthlyPayment: 'Pago mensual actual por su vivienda',
  paymentBetween: '{low} a {high}',
  paymentFrom: '{low} o más',
  timeline: '¿Cuándo le gustaría comprar?',
  timelines: {
    immediately: 'De inmediato',
    '1 month': 'En 1 mes o menos',
    '1-3 months': 'De 1 a 3 meses',
    '3-6 months': 'De 3 a 6 meses',
    '6-12 months': 'De 6 a 12 meses',
    'not sure': 'Todavía no lo sé',
  },
  contactMethod: '¿Cómo prefiere que nos comuniquemos?',
  contactMethods: { phone: 'Teléfono', email: 'Correo electrónico', text: 'Mensaje de texto' },
  referralCode: 'Código de referido',
  referralHint: 'Si alguien se lo dio, por ejemplo en una inmobiliaria',
  referral: {
    by: 'Referido por {name}',
    nobody: 'Su solicitud se enviará sin recomendación.',
    dead: 'Nadie tiene este código en este momento. No cambia nada: puede enviar su solicitud sin él.',
    deadStays:
      'Nadie tiene este código en este momento. Su recomendación sigue siendo la de {name}.',
  },
  errorTitle: 'Error',
  posted: {
    title: '{count, plural, one {Revise una respuesta} other {Revise # respuestas}}',
    kept: 'Sus respuestas siguen aquí. Envíelas de nuevo.',
  },
  eligibility: {
    submit: 'Verificar mi elegibilidad',
    pending: 'Verificando…',
    failed: 'No se pudo verificar su elegibilidad. Inténtelo de nuevo.',
    overlayTitle: 'Verificando su elegibilidad',
    overlay: {
      state: 'Consultando su estado…',
      credit: 'Comparando su rango de crédito…',
      price: 'Revisando el precio de la vivienda…',
      result: 'Preparando su resultado…',
    },
  },
  application: {
    about: 'Sobre usted',
    home: 'Su vivienda actual',
    plan: 'Su plan',
    submit: 'Enviar mi solicitud',
    pending: 'Enviando…',
    failed: 'No se pudo enviar su información. Inténtelo de nuevo.',
    scoreNote:
      'Su respuesta sobre el puntaje de crédito fue: {range}. El programa pide un puntaje de {minimumScore} o más, así que hoy todavía no está a su alcance. Puede enviar su solicitud de todos modos: le diremos qué haría falta.',
    overlayTitle: 'Enviando su solicitud',
    overlayText: 'Protegemos su información y avisamos a nuestros especialistas…',
  },
} satisfies Shape<typeof en>;
