import type en from '../en/landing.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  hero: {
    title: 'Compre su casa. Deje que el sol le ayude a pagarla.',
    subtitle:
      'Una hipoteca FHA, una ayuda económica de hasta {grantCap} y energía solar en su techo, en un solo programa.',
    description:
      'La ayuda se usa para el pago inicial (enganche) y los costos de cierre. Los paneles se financian dentro de la hipoteca, hasta el {solarCap} del valor de la vivienda, y por lo general reducen la factura de electricidad entre un {savingsLow}% y un {savingsHigh}.',
    action: 'Calcular mi ahorro',
    login: 'Acceso al CRM',
    credit: 'Crédito fiscal federal',
    earn: 'Reciba hasta',
    score: 'Puntaje de crédito mínimo',
    pictureAlt: 'Una familia frente a su casa por la mañana, con paneles solares en el techo',
  },
  trust: {
    label: 'Por qué puede confiar en nosotros',
    fha: 'Con aprobación de la FHA',
    fhaDetail: 'Desde {approvedSince}',
    licensed: 'Con licencia',
    licensedDetail: 'Licencia número {license}',
    bbb: 'Calificación del BBB',
    bbbDetail: 'Calificación {bbb}',
    bbbName: 'Better Business Bureau',
    secure: 'Sitio seguro',
    secureDetail: 'Sus respuestas se envían cifradas',
  },
  benefits: {
    title: 'Seis buenas razones, cada una con una cifra que puede comprobar',
    intro:
      'El programa une la hipoteca que necesitaría de todos modos con una ayuda para dar el primer paso y un techo que trabaja para usted.',
    years: '{count} años',
    hours: '{low}–{high} horas',
    down: {
      title: 'Sin pago inicial',
      text: 'La ayuda equivale al {grantRate} del precio de compra, hasta {grantCap}. Puede cubrir todo el pago inicial mínimo de la FHA o una parte, y ayudar con los costos de cierre. A partir de un precio de unos {grantCoversTo} cubre menos del {grantRate} y usted paga el resto. Sujeta a aprobación.',
    },
    earn: {
      title: 'Gane dinero',
      text: 'La ayuda se paga como incentivo por completar el curso. Termine el curso. Si se aprueba su préstamo, recibe hasta {grantCap} para el cierre.',
    },
    credit: {
      title: 'Crédito fiscal federal',
      text: 'Un porcentaje del costo del sistema, hasta {creditUntil}, sin límite de ingresos. En un sistema de {creditExampleCost} son <credit>{creditExample}</credit>.',
      none: 'Por el momento el programa no incluye un crédito fiscal federal. La ayuda no depende de él.',
    },
    bills: {
      title: 'Facturas de electricidad más bajas',
      text: 'Es el ahorro típico: los paneles producen la mayor parte de la electricidad que usa la casa. Su ahorro depende de su estado y de su factura.',
    },
    value: {
      title: 'Más valor para su casa',
      text: 'Los paneles son suyos, se quedan con la casa y tienen garantía de {warrantyYears} años. Una factura baja también ayuda a la hora de vender.',
    },
    support: {
      title: 'Educación y apoyo',
      text: 'Un curso breve sobre cómo ser dueño de una casa con energía solar, y un especialista al que puede llamar en cada paso.',
    },
  },
  how: {
    title: 'Cómo funciona',
    intro:
      'Cuatro pasos. Puede detenerse cuando quiera: sus respuestas quedan guardadas en este dispositivo.',
    learn: {
      title: 'Infórmese',
      text: 'Vea cómo se combinan la ayuda, la hipoteca y los paneles. Es gratis y sin registrarse.',
    },
    calculate: {
      title: 'Calcule',
      text: 'Responda cuatro preguntas y vea su ayuda y su ahorro estimados, y de dónde sale cada cifra.',
    },
    qualify: {
      title: 'Vea si califica',
      text: 'El estado, el puntaje de crédito y el precio de la vivienda le muestran si cumple los requisitos. Puntaje desde {minimumScore}, viviendas desde {minHomePrice}.',
    },
    apply: {
      title: 'Solicite',
      text: 'Un solo formulario, unos cinco minutos. Un especialista se comunica con usted en un plazo de {contactHours} horas.',
    },
  },
  cta: {
    title: 'El sol saldrá mañana. Vea cuánto podría ahorrarle.',
    text: 'Obtenga una estimación en dos minutos, sin dar su nombre ni su teléfono.',
    quote: 'Obtenga su cotización gratis',
    expert: 'Hable con un experto',
    call: 'O llame al {phone}',
  },
} satisfies Shape<typeof en>;
