import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/lead.ts';

export default {
  screen: 'Cliente',
  loading: 'Cargando los datos del cliente...',
  failed: 'No se pudieron cargar los datos del cliente',
  back: 'Volver al panel',
  missing: 'No encontramos a este cliente',
  missingText: 'El cliente que busca no existe o usted no tiene acceso a sus datos.',
  submitted: 'Solicitud enviada',
  progress: {
    title: 'Qué ha pasado',
  },
  commission: {
    title: 'Comisión',
    none: 'Sin ganar aún: la comisión se estima cuando este cliente califica.',
  },
  withheld: {
    contact:
      'El prestamista comparte con los socios solo los datos de contacto y el avance de un cliente.',
    status:
      'El prestamista comparte con los socios solo el nombre, la inicial del apellido y el avance de un cliente.',
  },
  personal: {
    title: 'Datos personales',
    email: 'Correo',
    phone: 'Teléfono del cliente',
    state: 'Estado de la vivienda',
    address: 'Dirección donde vive',
    contactMethod: 'Cómo prefiere el contacto',
    timeline: 'Cuándo quiere comprar',
    methods: {
      phone: 'Por teléfono',
      email: 'Por correo',
      text: 'Por mensaje de texto',
    },
  },
  financial: {
    title: 'Datos financieros',
    homePrice: 'Precio de la casa',
    electricBill: 'Factura mensual de electricidad',
    creditScore: 'Rango de puntaje de crédito',
    housing: 'Situación de vivienda',
    monthlyPayment: 'Pago mensual total',
    savings: 'Ahorros actuales',
    housings: {
      own: 'Tiene casa propia',
      rent: 'Alquila',
      living_with_relative: 'Vive con un familiar',
    },
  },
  solar: {
    title: 'Cálculos solares',
    cost: 'Costo de los paneles',
    taxCredit: 'Crédito fiscal',
    taxCreditShare: 'Crédito fiscal ({share})',
    grant: 'Ayuda económica',
    total: 'Total del primer año',
    monthly: 'Ahorro por mes',
    payment: 'Pago mensual al {rates}',
    apr: 'Tasa porcentual anual (APR)',
    breakEven: 'Punto de equilibrio: tasa hipotecaria de',
    never: 'ninguna tasa',
    paymentNote:
      'Los pagos son una ilustración, no una oferta de crédito: 360 meses, con el seguro hipotecario de la FHA incluido. No incluyen impuestos, seguro de la vivienda ni cargos.',
    range: '{low} a {high}',
    none: 'No disponible',
    illustration:
      '* Ilustración del programa: el crédito federal terminó para los sistemas nuevos. Su cliente debe consultar a un asesor fiscal.',
  },
  referral: {
    title: 'Datos del referido',
    referredBy: 'Referido por',
    why: 'Por qué este cliente cuenta como referido suyo',
    byLatestLink: 'Su enlace fue el último que siguió el cliente y cuenta durante {days} días.',
    byFirstLink: 'Su enlace fue el primero que siguió el cliente y cuenta durante {days} días.',
    byLink: 'Su enlace era el que contaba cuando llegó la solicitud.',
    byChoice:
      'Su cliente le mencionó a usted en la solicitud. Eso cuenta más que cualquier enlace.',
    byLender: 'El prestamista decidió que este cliente cuenta como referido suyo.',
    inReview: 'Nuestro equipo está revisando este referido.',
    ownLink: 'El enlace de usted',
    otherLink: 'El enlace de otro socio',
    disputes: {
      own: 'El {date} usted nos dijo que este cliente es suyo: {why}',
      other: 'El {date} otro socio nos dijo que este cliente es suyo.',
      open: 'Lo estamos revisando.',
      upheld: 'Le dimos la razón el {date}.',
      rejected: 'Lo revisamos. El {date} decidimos que nada cambia.',
      reason: 'Este es nuestro motivo: {reason}',
    },
    verdicts: {
      winner: 'es el que cuenta',
      same_code: 'el mismo enlace otra vez',
      earlier_code: 'llegó antes y no cuenta',
      later_code: 'llegó después y no cuenta',
      expired: 'ya había vencido',
      outranked: 'cuenta lo que indicó el cliente',
      overruled: 'habría contado; el prestamista decidió otra cosa',
    },
  },
  submission: {
    title: 'Datos del envío',
    submitted: 'Fecha de envío',
    status: 'Resultado',
    qualified: 'Cumple los requisitos',
    review: 'En revisión',
    id: 'Número de referencia',
  },
  actions: {
    title: 'Acciones',
    call: 'Llamar a {firstName}',
    sendEmail: 'Enviar un correo',
    mailBody:
      'Hola, {firstName}:\n\nLe escribo para dar seguimiento a su solicitud del programa de ayuda solar de {lender}. ¿Tiene alguna pregunta o hay algo en lo que pueda ayudarle?\n\nSaludos cordiales',
    mailOpened:
      'Se abrió un borrador de correo para {name} <{email}>\nAsunto: {subject}\nMedio: ventana de redacción del correo web',
  },
  notes: {
    none: 'Todavía no hay notas. El equipo del prestamista lee lo que usted escriba aquí.',
    placeholder: 'Escriba una nota sobre este cliente…',
  },
} satisfies Shape<typeof en>;
