import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/earnings.ts';

export default {
  title: 'Ganancias',
  detail: 'Línea por línea',
  nextPayment: 'Próximo día de pago',
  nextPaymentOn: 'Próximo día de pago: {date}.',
  belowMinimum: 'Está por debajo del mínimo de {amount} y pasa al próximo pago.',
  failed: 'No pudimos cargar sus ganancias',
  estimates: 'Los importes son estimaciones hasta que nuestro equipo los aprueba.',
  off: 'Por ahora el programa no paga comisiones.',
  sums: {
    estimated: 'Estimado',
    approved: 'Aprobado',
    paid: 'Pagado',
  },
  onHold:
    'Aprobado, pero en espera: {amount}. El préstamo del cliente no sigue adelante. Se pagará si eso cambia.',
  correction:
    'Correcciones de pagos anteriores: {amount}. Se compensan con pagos posteriores al mismo beneficiario.',
  // The state of one commission.
  standing: {
    pending: 'Aún no ganada',
    qualified: 'Estimación',
    approved: 'Aprobada el {date}',
    paid: 'Pagada el {date}',
    void: 'Ya no cuenta',
    onHold: 'En espera: el préstamo no sigue adelante',
  },
  lines: {
    title: 'Sus ganancias, línea por línea',
    failed: 'No pudimos cargar el detalle',
    none: 'Todavía no hay ganancias',
    noneText: 'Cuando un cliente suyo califique, aquí verá la comisión estimada y cómo se calculó.',
    more: 'Mostrar más',
    client: 'Cliente que ya no se muestra',
  },
  statements: {
    reversed: '{amount}, revertido el {date}',
    title: 'Estados de cuenta',
    year: 'Pagado a usted en {year}: {amount}',
    yearOfPayee: 'Pagado a {payee} por sus referidos en {year}: {amount}',
    none: 'Con cada pago recibirá un estado de cuenta. Todavía no hay ninguno.',
    open: 'Estado de cuenta del {date}',
    back: 'Volver a sus ganancias',
  },
} satisfies Shape<typeof en>;
