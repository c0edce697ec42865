import type en from '../en/affiliates.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  eyebrow: 'Para agentes de bienes raíces y socios',
  title: 'Un programa que vale la pena recomendar',
  lede: 'Une una hipoteca FHA con una ayuda económica (grant) para el pago inicial (enganche) y con paneles solares financiados. Usted recibe su propio enlace y puede seguir el avance de cada cliente que lo usa.',
  joinAction: 'Únase al programa de socios',
  tryAction: 'Ver lo que ven sus clientes',
  example: {
    label: 'Ejemplo de un enlace de referido y su comprobante',
    tag: 'Ejemplo',
    link: 'Su enlace',
    receipt: 'Comprobante de referido',
    code: 'MARIA',
    arrived: 'El cliente llega por el enlace de usted',
    applied: 'Solicitud recibida',
    qualified: 'Califica',
    closed: 'Cierre confirmado',
    price: 'Precio de la vivienda',
    rate: 'Porcentaje',
    amount: 'Comisión estimada',
    note: 'Es una estimación hasta que nuestro equipo la apruebe',
  },
  clients: {
    title: 'Lo que reciben sus clientes',
    intro:
      'Cada beneficio con sus condiciones, para que usted pueda responder antes de que pregunten.',
    grant: {
      title: 'Una ayuda para la compra',
      text: '{grantRate} del precio de compra, hasta {grantCap}, para el pago inicial y los costos de cierre. Sujeta a aprobación.',
    },
    solar: {
      figure: 'hasta {solarCap}',
      title: 'Energía solar, financiada con la casa',
      text: 'Los paneles pueden financiarse hasta el {solarCap} del valor de la vivienda, con una garantía de {warrantyYears} años.',
    },
    bills: {
      title: 'Una factura de electricidad más baja',
      text: 'Ahorro típico de electricidad, como estimación. La calculadora muestra la cifra para un estado, un precio y una factura, y de dónde sale.',
    },
    credit: {
      title: 'El crédito fiscal federal',
      text: 'Se muestra como ilustración del programa. Un asesor fiscal debe decir si un cliente puede reclamarlo; por favor, no lo prometa.',
    },
    education: {
      figure: '{low}–{high} horas',
      title: 'Un curso antes de las llaves',
      text: 'Cada comprador toma un curso breve sobre tener casa propia y vivir con energía solar.',
    },
    who: 'Quién podría calificar: puntaje de crédito desde {minimumScore}, viviendas desde {minHomePrice}, {stateCountText} estados elegibles y DC. <check>Verifique a un cliente en un minuto</check>.',
  },
  link: {
    title: 'Cómo funciona su enlace',
    intro:
      'Dos maneras de escribir el mismo enlace. Use la que mejor quepa en una tarjeta, un mensaje o un letrero.',
    short: 'Para tarjetas, letreros y llamadas',
    long: 'Para mensajes y sitios web; sirve en todas las páginas',
    yourCode: 'YOUR_CODE',
    code: 'CODIGO',
    codeNote:
      'es un código propio: de 3 a 20 letras, números, guiones o guiones bajos. Da igual si usa mayúsculas o minúsculas.',
    share: {
      title: 'Usted lo comparte',
      text: 'El cliente llega al sitio y ve su nombre. {partnerBadge, select, verified {Cuando nuestro equipo haya revisado su cuenta, verá} other {Verá}} también su empresa y, si usted tiene licencia de agente de bienes raíces, un distintivo que lo indica.',
    },
    keep: {
      title: 'Queda registrado',
      text: '{creditRule, select, first {El primer código válido cuenta durante {days} días} other {El último código que se siguió cuenta durante {days} días}}, en el mismo dispositivo, aunque el cliente vuelva sin el enlace.',
    },
    apply: {
      title: 'El cliente presenta su solicitud',
      text: 'Con la solicitud se abre un referido a nombre de usted. Usted no tiene que llenar nada y el cliente no ve ninguna pregunta adicional.',
    },
    follow: {
      title: 'Usted le da seguimiento',
      text: '{paysCommissions, select, yes {Pendiente, estimación, aprobado, pagado: nuestro equipo marca cada paso.} other {Nuestro equipo marca cada paso.}} Usted ve los suyos, y solo los suyos.',
    },
  },
  earn: {
    title: 'Cuánto gana usted, y por qué',
    licensed: {
      title: 'Con licencia de agente de bienes raíces',
      of: 'del precio de compra de la vivienda',
      text: 'Usted acompaña a quien compra en las visitas, la oferta y el cierre. Su comisión depende del precio: por una vivienda de {price} son {amount}.',
    },
    other: {
      title: 'Otros socios',
      of: 'por cada cierre calificado',
      text: 'Para asesores, constructores y otros socios. El monto es el mismo, cueste lo que cueste la casa.',
    },
    estimates:
      'Todos los montos son estimaciones hasta que nuestro equipo los apruebe, y se pagan solo después del cierre. No se paga nada por una solicitud retirada o denegada.',
    law: {
      title: 'Unas palabras claras sobre la ley',
      text: 'La sección 8 de la Ley de Procedimientos de Liquidación de Bienes Raíces (RESPA) prohíbe dar o recibir algo de valor por el simple hecho de referir a un cliente para una hipoteca, y permite el pago por servicios realmente prestados. Por eso cada monto se revisa antes de aprobarse y pedimos un acuerdo por escrito.',
      duties:
        'Consulte primero con su bróker y con las reglas de su estado. Informe a su cliente sobre el acuerdo. Su cliente sigue siendo libre de elegir cualquier prestamista. Si la ley no permite un pago, no lo hacemos.',
    },
  },
  join: {
    title: 'Cree su cuenta de socio',
    intro:
      'Toma dos minutos. Su enlace funciona de inmediato y su panel muestra cada referido desde el primer día.',
    login:
      '¿Ya tiene una cuenta de socio? <login>Inicie sesión</login>. ¿Olvidó su contraseña? <reset>Restablézcala</reset>.',
    commission:
      'Agentes con licencia: {commissionRate} del precio de compra de la vivienda. Los demás socios: {commissionFlat} por cada cierre calificado. Son estimaciones hasta que nuestro equipo las apruebe.',
    next: {
      title: 'Qué pasa después',
      share: 'Su sesión queda iniciada y su enlace está listo para compartir.',
      review:
        'Si usted tiene licencia de agente de bienes raíces, nuestro equipo la verifica en el registro de su estado.',
      agree: 'Usted recibe el acuerdo de colaboración para leerlo y firmarlo.',
      agreeRequired:
        'Usted recibe el acuerdo de colaboración para leerlo y firmarlo. Sin él no se aprueba ninguna comisión.',
    },
    talk: '¿Prefiere hablar con alguien?',
    call: 'Llame al {phone}',
    mail: 'Escribir un correo',
    address: 'O escriba a {email}',
  },
  start: {
    title: '¿Quiere su propio enlace?',
    action: 'Crear mi cuenta',
  },
} satisfies Shape<typeof en>;
