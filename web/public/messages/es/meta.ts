import type en from '../en/meta.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  pictureAlt:
    'Una casa con paneles solares, el sol cerca del horizonte y las palabras Solar Grant Home',
  landing: {
    title: 'Solar Grant Home: hipoteca FHA, ayuda y energía solar',
    description:
      'Una ayuda de hasta {grantCap} con una hipoteca FHA. Vea cuánto tiene que poner{showsMonth, select, yes {, cuánto es al mes y si los paneles solares se pagan solos} other { y cuánto cuestan los paneles solares}}. Sin dar su nombre.',
  },
  calculator: {
    title: 'Calculadora de ahorro solar | Solar Grant Home',
    description:
      'Responda cuatro preguntas y vea su ayuda y su ahorro mensual estimados, y de dónde sale cada cifra.',
  },
  answer: {
    title: 'Qué cambia en su factura | Solar Grant Home',
    description: 'Una respuesta para su estado y su factura.',
  },
  resume: {
    title: 'Continúe en este dispositivo | Solar Grant Home',
    description: 'Trae a este dispositivo lo que escribió en otro.',
  },
  estimate: {
    title: 'Su estimación solar | Solar Grant Home',
    description: 'Lo que la calculadora estimó para su vivienda.',
  },
  qualify: {
    title: 'Verifique su elegibilidad | Solar Grant Home',
    description:
      'Puntaje de crédito mínimo de {minimumScore}, viviendas desde {minHomePrice}, {stateCountText} estados elegibles y DC. Verifique en un minuto.',
  },
  results: {
    title: 'Su elegibilidad | Solar Grant Home',
    description: 'El resultado de su verificación de elegibilidad.',
  },
  apply: {
    title: 'Presente su solicitud | Solar Grant Home',
    description:
      'Presente su solicitud al programa de ayuda solar de {lender}. Un especialista responde en un plazo de {responseHours} horas.',
  },
  openHouse: {
    title: 'Visita a la casa | Solar Grant Home',
    description: 'El formulario para quienes visitan la casa.',
  },
  thankYou: {
    title: 'Gracias | Solar Grant Home',
    description: 'Recibimos su solicitud.',
  },
  noApplication: {
    title: 'Su solicitud | Solar Grant Home',
    description: 'Esta página confirma su solicitud después de enviarla.',
  },
  my: {
    title: 'Su página | Solar Grant Home',
    description: 'Cómo va su solicitud y quién puede comunicarse con usted.',
  },
  marketing: {
    title: 'Campañas publicitarias | Solar Grant Home',
    description: 'Textos de campaña para el personal.',
  },
  affiliates: {
    title: 'Para agentes de bienes raíces y socios | Solar Grant Home',
    description:
      'Ofrezca a sus clientes un programa que une una hipoteca FHA con una ayuda y energía solar, y siga el avance de cada referido.',
  },
  privacy: {
    title: 'Política de privacidad | Solar Grant Home',
    description: 'Qué guarda este sitio sobre usted, para qué, por cuánto tiempo y quién lo ve.',
  },
  terms: {
    title: 'Términos de uso | Solar Grant Home',
    description: 'Qué puede esperar de este sitio y qué no puede prometer.',
  },
  notFound: {
    title: 'Error 404: página no encontrada',
    description: 'Esta página no existe.',
  },
} satisfies Shape<typeof en>;
