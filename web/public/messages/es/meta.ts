import type en from '../en/meta.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  pictureAlt: 'Solar Grant Home: una casa con paneles solares',
  landing: {
    title: 'Solar Grant Home: hipoteca FHA, ayuda y energía solar',
    description:
      'Una ayuda de hasta {grantCap} con una hipoteca FHA. Vea cuánto tiene que poner{showsMonth, select, yes {, cuánto es al mes y si los paneles solares se pagan solos} other { y cuánto cuestan los paneles solares}}. Sin dar su nombre.',
  },
  calculator: {
    title: 'Calculadora de ahorro solar',
    description:
      'Responda cuatro preguntas y vea su ayuda y su ahorro mensual estimados, y de dónde sale cada cifra.',
  },
  answer: {
    title: 'Qué cambia en su factura',
  },
  resume: {
    title: 'Continúe en este dispositivo',
  },
  estimate: {
    title: 'Su estimación solar',
  },
  qualify: {
    title: 'Verifique su elegibilidad',
    description:
      'Puntaje de crédito mínimo de {minimumScore}, viviendas desde {minHomePrice}, {stateCountText} estados elegibles y DC. Verifique en un minuto.',
  },
  results: {
    title: 'Su elegibilidad',
  },
  apply: {
    title: 'Presente su solicitud',
    description:
      'Presente su solicitud al programa de ayuda solar de {lender}. Un especialista responde en un plazo de {responseHours} horas.',
  },
  openHouse: {
    title: 'Visita a la casa',
  },
  thankYou: {
    title: 'Gracias',
  },
  noApplication: {
    title: 'Su solicitud',
  },
  my: {
    title: 'Su página',
  },
  marketing: {
    title: 'Campañas publicitarias',
  },
  affiliates: {
    title: 'Para agentes de bienes raíces y socios',
    description:
      'Ofrezca a sus clientes un programa que une una hipoteca FHA con una ayuda y energía solar, y siga el avance de cada referido.',
  },
  privacy: {
    title: 'Política de privacidad',
    description: 'Qué guarda este sitio sobre usted, para qué, por cuánto tiempo y quién lo ve.',
  },
  terms: {
    title: 'Términos de uso',
    description: 'Qué puede esperar de este sitio y qué no puede prometer.',
  },
  notFound: {
    title: 'Error 404: página no encontrada',
  },
} satisfies Shape<typeof en>;
