import type en from '../en/affiliates.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Un programa que vale la pena recomendar',
  lede: 'Una hipoteca FHA, una ayuda económica (grant) para el pago inicial (enganche) y paneles solares financiados. Su propio enlace, y usted sigue a cada cliente que lo usa.',
  pays: {
    licensed: 'del precio, agentes con licencia',
    other: 'por cierre, otros socios',
  },
  clients: {
    title: 'Lo que reciben sus clientes',
    grant: {
      text: 'Una ayuda del {grantRate} del precio, hasta este monto, para el pago inicial y los costos de cierre. Sujeta a aprobación.',
    },
    solar: {
      figure: 'hasta {solarCap}',
      text: 'Paneles solares, financiados con la casa, con garantía de {warrantyYears} años.',
    },
    bills: { text: 'Ahorro típico de electricidad, como estimación.' },
    credit: {
      text: 'Crédito fiscal federal, como ilustración. Por favor, no lo prometa.',
    },
    who: 'Puntaje de crédito desde {minimumScore}, viviendas desde {minHomePrice}, {stateCountText} estados elegibles y DC. <check>Verifique a un cliente en un minuto</check>',
  },
  link: {
    title: 'Cómo funciona su enlace',
    yourCode: 'YOUR_CODE',
    text: 'El primero, para tarjetas y letreros; el segundo, en cualquier página. {creditRule, select, first {El primer código válido cuenta} other {El último código que se abrió cuenta}} durante {days} días, en el mismo dispositivo. Cuando el cliente presenta su solicitud, el referido es suyo y usted sigue cada paso.',
  },
  earn: {
    title: 'Cuánto gana usted, y por qué',
    example:
      'Un agente acompaña a quien compra hasta el cierre: por una vivienda de {price}, unos {amount} estimados.',
    due: 'Se paga solo después del cierre. No se debe nada por una solicitud retirada o denegada. Las reglas de su estado pueden exigir un monto fijo, o que paguemos a su bróker; su panel se lo dice.',
    law: {
      title: 'La ley en palabras claras',
      text: 'La sección 8 de RESPA prohíbe dar o recibir algo de valor por el simple hecho de referir a alguien para una hipoteca. Permite el pago por servicios realmente prestados. Por eso cada monto se revisa y exige un acuerdo por escrito.',
      duties:
        'Consulte primero con su bróker e informe a su cliente sobre el acuerdo. Su cliente sigue siendo libre de elegir cualquier prestamista. Si la ley no permite un pago, no lo hacemos.',
    },
  },
  join: {
    title: 'Cree su cuenta de socio',
    intro:
      'Dos minutos; su enlace funciona de inmediato. ¿Ya tiene una cuenta? <login>Inicie sesión</login>',
    commission:
      'Agentes con licencia: {commissionRate} del precio de compra de la vivienda. Los demás socios: {commissionFlat} por cada cierre calificado. Son estimaciones hasta que nuestro equipo las apruebe.',
  },
  next: {
    title: 'Qué pasa después',
    share: 'Su enlace está listo para compartir y su panel dice qué nos falta.',
    review:
      'Si usted tiene licencia de agente de bienes raíces, nuestro equipo la verifica en el registro de su estado.',
    agree: 'Usted recibe el acuerdo de colaboración para leerlo y firmarlo.',
    agreeRequired:
      'Usted recibe el acuerdo de colaboración para leerlo y firmarlo. Sin él no se aprueba ninguna comisión.',
  },
} satisfies Shape<typeof en>;
