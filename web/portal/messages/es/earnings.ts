import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/earnings.ts';

export default {
  title: 'Ganancias',
  detail: 'Por cliente',
  belowMinimum: 'Está por debajo del mínimo de {amount} y pasa al próximo pago.',
  failed: 'No pudimos cargar sus ganancias',
  estimates: 'Los importes son estimaciones hasta que nuestro equipo los aprueba.',
  off: 'Por ahora el programa no paga comisiones.',
  sums: {
    estimated: 'Estimado',
    onHold: 'En espera',
    approved: 'Aprobado',
    paid: 'Pagado',
  },
  correction:
    'Correcciones de pagos anteriores: {amount}. Se compensan con pagos posteriores al mismo beneficiario.',
  // Below each sum.
  notes: {
    estimated: 'hasta que el equipo los apruebe',
    onHold: 'cada uno con su motivo',
    approved: 'próximo día de pago: {date}',
    noDay: 'todavía sin pagar',
    paid: 'en {year}: {amount}',
  },
  agreement: 'Acuerdo para socios y lo que un pago requiere',
  clients: {
    title: 'Sus ganancias por cliente',
    failed: 'No pudimos cargar sus ganancias por cliente',
    none: 'Todavía no hay ganancias',
    noneText: 'Cuando un cliente suyo califique, aquí verá la comisión estimada y cómo se calculó.',
    noneInState: 'Ningún cliente en esta situación',
    more: 'Mostrar más',
    all: 'Todos',
    columns: {
      client: 'Cliente',
      state: 'Situación',
      next: 'Lo que sigue',
      amount: 'Importe',
    },
    // The state of what a client earns, and since when.
    states: {
      estimated: 'Estimada',
      on_hold: 'En espera',
      approved: 'Aprobada',
      paid: 'Pagada',
      void: 'Ya no cuenta',
    },
    since: {
      estimated: 'desde el {date}',
      on_hold: 'desde el {date}',
      approved: 'el {date}',
      paid: 'el {date}',
      void: 'desde el {date}',
    },
    // Why it is on hold, or no longer counts.
    onHold: {
      own: 'Faltan {count} cosas de su parte',
      office: 'La oficina del prestamista completa su registro',
      ended: 'El préstamo no sigue adelante. Decide la oficina del prestamista',
      removed: 'La solicitud se retiró. Decide la oficina del prestamista',
    },
    void: {
      ended: 'El cliente no sigue adelante',
      removed: 'La solicitud se retiró',
      elsewhere: 'Cuenta para otro socio',
      office: 'Así lo decidió la oficina del prestamista',
    },
    w9: 'Aprobada; falta el formulario W-9 de quien cobra',
    // Why a payment is due again, with what the office wrote.
    returned:
      'La transferencia fue devuelta ({reason}). Diga a la oficina del prestamista adónde enviarla',
    reversed: 'Anulamos el pago ({reason}). Llega con el próximo pago',
    nextPaymentOn: 'Próximo día de pago: {date}',
    nextPayment: 'Llega con el próximo pago',
    approved: 'Aprobada por la oficina del prestamista',
    open: 'Abrir el cliente',
    whatIsMissing: 'Ver lo que un pago requiere',
  },
  statements: {
    returned: '{amount} devueltos',
    reversed: '{amount}, revertido el {date}',
    title: 'Estados de cuenta',
    year: 'Pagado a usted en {year}: {amount}',
    yearOfPayee: 'Pagado a {payee} por sus referidos en {year}: {amount}',
    none: 'Con cada pago recibirá un estado de cuenta. Todavía no hay ninguno.',
    open: 'Estado de cuenta del {date}',
    back: 'Volver a sus ganancias',
  },
} satisfies Shape<typeof en>;
