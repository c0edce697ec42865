import type en from '../en/meta.ts';
import type { Shape } from '../shape.ts';

export default {
  pictureAlt: 'Una casa con paneles solares bajo un sol bajo, con las palabras Solar Grant Home',
  landing: {
    title: 'Solar Grant Home: hipoteca FHA, ayuda y energía solar en uno',
    description: 'Compre su casa con una ayuda de hasta {grantCap}, paneles solares financiados y un ahorro típico de electricidad del {savingsLow}-{savingsHigh}. Calcule su ahorro en dos minutos.',
  },
  calculator: {
    title: 'Calculadora de ahorro solar | Solar Grant Home',
    description: 'Cuatro respuestas muestran su ayuda, su crédito fiscal y su ahorro mensual estimados, con cada supuesto y su fuente.',
  },
  qualify: {
    title: 'Verifique su elegibilidad | Solar Grant Home',
    description: 'Puntaje de crédito mínimo de {minimumScore}, viviendas desde {minimumHomePrice}, más de {stateCount} estados elegibles y DC. Verifique en un minuto.',
  },
  results: {
    title: 'Su elegibilidad | Solar Grant Home',
    description: 'El resultado de su verificación de elegibilidad.',
  },
  apply: {
    title: 'Solicite el programa | Solar Grant Home',
    description: 'Solicite el programa de ayuda solar FHA. Un especialista responde en {responseHours} horas.',
  },
  thankYou: {
    title: 'Gracias | Solar Grant Home',
    description: 'Recibimos su solicitud.',
  },
  marketing: {
    title: 'Campañas publicitarias | Solar Grant Home',
    description: 'Textos de campaña para el personal.',
  },
  partners: {
    title: 'Para agentes inmobiliarios y socios | Solar Grant Home',
    description: 'Ofrezca a sus clientes un programa que une una hipoteca FHA con una ayuda y energía solar, y vea qué pasó con cada referido.',
  },
  notFound: {
    title: '404 Página no encontrada',
    description: 'Esta página no existe.',
  },
} satisfies Shape<typeof en>;
