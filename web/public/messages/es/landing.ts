import type en from '../en/landing.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  hero: {
    title: 'Compre su casa. Deje que el sol le ayude a pagarla.',
    subtitle:
      'Una hipoteca FHA, una ayuda de hasta {grantCap} y energía solar en su techo, en un solo programa.',
    description:
      'La ayuda se usa para el enganche y los gastos de cierre. Los paneles se financian dentro de la hipoteca, hasta el {solarCap} del valor de la vivienda, y por lo general reducen el recibo de electricidad entre un {savingsLow} y un {savingsHigh}.',
    action: 'Calcular mi ahorro',
    login: 'Acceso al CRM',
    credit: 'Crédito fiscal federal',
    earn: 'Ayuda de hasta',
    score: 'Puntaje mínimo',
    pictureAlt: 'Una casa con paneles solares en el techo bajo el sol de la mañana',
  },
  trust: {
    label: 'Por qué puede confiar en nosotros',
    fha: 'Con aprobación de la FHA',
    fhaDetail: 'Desde {approvedSince}',
    licensed: 'Con licencia',
    licensedDetail: 'Licencia número {license}',
    bbb: 'Calificación del BBB',
    bbbDetail: 'Calificación {bbb}',
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
      title: 'Sin enganche',
      text: 'La ayuda equivale al {grantRate} del precio de compra, hasta {grantCap}. Puede cubrir todo el enganche FHA o parte de él, y también los gastos de cierre. Sujeta a aprobación.',
    },
    earn: {
      title: 'Gane dinero',
      text: 'La ayuda se paga como ingresos por educación. Termine el curso y, una vez aprobado su préstamo, llegue al cierre con hasta {grantCap}.',
    },
    credit: {
      title: 'Crédito fiscal federal',
      text: 'Una parte de lo que cuesta el sistema, hasta {creditUntil}, sin límite de ingresos. En un sistema de {creditExampleCost} son <credit>{creditExample}</credit>.',
      none: 'Por el momento el programa no incluye un crédito fiscal federal. La ayuda no depende de él.',
    },
    bills: {
      title: 'Recibos de electricidad más bajos',
      text: 'Es el ahorro típico de electricidad: el techo produce la mayor parte de la energía que usa la casa. Su cifra depende de su estado y de su recibo.',
    },
    value: {
      title: 'Más valor para su casa',
      text: 'Los paneles son suyos, se quedan con la casa y tienen garantía de {warrantyYears} años. Un recibo bajo es un buen argumento el día que venda.',
    },
    support: {
      title: 'Educación y apoyo',
      text: 'Un curso breve sobre ser dueño de casa y vivir con energía solar, y un especialista al que puede llamar en cada paso.',
    },
  },
  how: {
    title: 'Cómo funciona',
    intro:
      'Cuatro pasos. Puede detenerse en cualquiera de ellos: nada de lo que escriba se pierde.',
    learn: {
      title: 'Conozca',
      text: 'Vea cómo se combinan la ayuda, la hipoteca y los paneles. Sin registro y sin costo.',
    },
    calculate: {
      title: 'Calcule',
      text: 'Con cuatro respuestas ve su ayuda y su ahorro estimados, cada supuesto y su fuente.',
    },
    qualify: {
      title: 'Califique',
      text: 'El estado, el puntaje de crédito y el precio de la vivienda le muestran si cumple los requisitos. Puntaje desde {minimumScore}, viviendas desde {minHomePrice}.',
    },
    apply: {
      title: 'Solicite',
      text: 'Un solo formulario, unos cinco minutos. Un especialista se comunica con usted en un plazo de {contactHours} horas.',
    },
  },
  cta: {
    title: 'El sol saldrá mañana de todos modos. Vea cuánto puede valer para usted.',
    text: 'La estimación toma dos minutos y no le pide su nombre ni su teléfono.',
    quote: 'Obtenga su cotización gratis',
    expert: 'Hable con un experto',
    call: 'O llame al {phone}',
  },
} satisfies Shape<typeof en>;
