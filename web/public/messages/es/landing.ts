import type en from '../en/landing.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  countdown: {
    label: 'Tiempo que queda de la oferta por tiempo limitado',
    title: 'La oferta termina en',
    days: '{count, plural, one {día} other {días}}',
    hours: 'h',
    minutes: 'min',
    seconds: 's',
  },
  hero: {
    title: 'Hasta {grantCap} para comprar su casa.',
    subtitle:
      'Una hipoteca FHA con una ayuda económica (grant) para el pago inicial (enganche) y los costos de cierre. {needsPanels, select, no {Los paneles solares son opcionales: vea antes cuánto cuestan{showsMonth, select, yes { y ahorran} other {}}.} other {También puede financiar paneles solares: primero vea cuánto cuestan{showsMonth, select, yes { y cuánto ahorran} other {}}.}}',
    action: 'Calcular mi ahorro',
    login: 'Acceso al CRM',
    credit: 'Crédito fiscal federal{isEnded, select, yes {: terminó} other {}}',
    earn: 'Reciba hasta',
    score: 'Puntaje de crédito mínimo',
    sum: 'Ayuda, casa de {price}',
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
    title: 'Lo que ofrece el programa, con sus fuentes',
    intro: 'Cada cifra viene de los términos del programa del {date}.',
    years: '{count} años',
    hours: '{low}–{high} horas',
    down: {
      title: 'Sin pago inicial',
      text: 'La ayuda es el {grantRate} del precio, hasta {grantCap}. {covers, select, yes {Hasta un precio de unos {grantCoversTo} equivale al pago inicial mínimo de la FHA. Por encima, usted paga el resto.} other {Usted paga el resto del pago inicial.}} Sujeta a aprobación.',
    },
    earn: {
      title: 'Gane dinero',
      text: 'Complete un curso de {educationLow} a {educationHigh} horas y, si se aprueba su préstamo, recibirá hasta {grantCap} en el cierre.',
    },
    credit: {
      title: 'Crédito fiscal federal',
      text: '{isEnded, select, yes {Se pensó como el {creditRate} del costo hasta {creditUntil}, sin límite de ingresos: {creditExample} en un sistema de {creditExampleCost}. Terminó para los sistemas instalados desde {creditEndedYear}. No lo contamos en lo que usted pone.} other {El {creditRate} del costo hasta {creditUntil}, sin límite de ingresos: {creditExample} en un sistema de {creditExampleCost}.}}',
      none: 'Por el momento el programa no incluye un crédito fiscal federal. La ayuda no depende de él.',
    },
    bills: {
      title: 'Facturas de electricidad más bajas',
      text: 'Es la baja típica. La suya depende de su estado y de su factura.',
    },
    value: {
      title: 'Más valor para su casa',
      text: 'Los paneles son suyos, se quedan con la casa y tienen garantía de {warrantyYears} años.',
    },
    support: {
      title: 'Educación y apoyo',
      text: 'Un curso sobre cómo tener una casa con energía solar, y un especialista al que puede llamar.',
    },
  },
  asked: {
    panels: {
      question: '¿Tengo que poner los paneles?',
      answer:
        '{needsPanels, select, no {No. La ayuda no depende de ellos.} yes {Sí, si quiere la ayuda: solo se da con los paneles.} other {Pregúntenos si la ayuda se da sin ellos: <tel>{phone}</tel>.}} Puede decidirlo después de ver su estimación.',
    },
    repaid: {
      question:
        '{isAlone, select, yes {¿Tengo que devolver la ayuda?} other {¿La tengo que devolver?}}',
      answer:
        '{repaid, select, no {No. No la devuelve, ni siquiera si vende la casa.} yes {Sí. Antes de solicitar, pregúntenos cuánto y cuándo: <tel>{phone}</tel>.} other {Pregúntenos antes de solicitar: <tel>{phone}</tel>. La respuesta aparecerá aquí cuando esté confirmada.}} {taxed, select, no {No paga impuestos por ella.} yes {Paga impuestos por ella, como ingreso.} other {{repaid, select, unknown {} other {Pregunte a un asesor fiscal si paga impuestos.}}}}',
    },
    realtor: {
      question: '¿Puedo seguir con mi agente de bienes raíces?',
      answer:
        '{realtor, select, yes {Sí. {installer, select, yes {Usted elige a su agente y a su instalador} other {Usted elige a su agente}}, venga o no por un socio.} no {No. Pregúntenos con quién trabaja el programa: <tel>{phone}</tel>.} other {Pregúntenos: <tel>{phone}</tel>. La respuesta aparecerá aquí cuando esté confirmada.}}',
    },
    course: {
      question: '¿Cuándo es el curso y cuánto cuesta?',
      answer:
        'Próximo curso: {starts}, en {courseLanguages}, {isFree, select, yes {gratis} other {{coursePrice}}}.',
    },
  },
  how: {
    title: 'Cómo funciona',
    learn: {
      title: 'Infórmese',
      text: 'Qué hacen la ayuda, la hipoteca y los paneles. Leer es gratis.',
    },
    calculate: {
      title: 'Calcule',
      text: 'Cuatro preguntas. Verá su ayuda{showsMonth, select, yes {, cuánto pone usted y el pago al mes} other { y cuánto pone usted}}.',
    },
    qualify: {
      title: 'Vea si califica',
      text: 'Tres requisitos: un estado elegible, un puntaje de {minimumScore} o más y un precio de {minHomePrice} o más.',
    },
    apply: {
      title: 'Solicite',
      text: 'Un formulario, unos cinco minutos. Un especialista se comunica con usted en un plazo de {contactHours} horas.',
    },
  },
  cta: {
    title:
      'Su ayuda{showsMonth, select, yes {, cuánto pone usted y el pago al mes} other { y cuánto pone usted}}.',
    text: 'Toma dos minutos.',
    quote: 'Obtenga su cotización gratis',
    expert: 'Hable con un experto',
    call: 'O llame al {phone}',
  },
} satisfies Shape<typeof en>;
