import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/news.ts';

export default {
  title: 'Desde su última visita',
  nothing: 'Nada ha cambiado desde entonces.',
  payment: 'pago enviado a usted',
  paymentTo: 'pago enviado a {payee} por cuenta de usted',
  cameBack: 'nuestra transferencia a usted fue devuelta',
  cameBackTo: 'nuestra transferencia a {payee} fue devuelta',
  statement: 'Ver el estado de cuenta',
  newClients: '{count, plural, one {# cliente nuevo} other {# clientes nuevos}}',
  // How new clients came.
  by: {
    link: 'por su enlace',
    named: 'le mencionaron a usted',
    hand: 'que usted registró',
    openHouse: 'de su casa abierta',
    decision: 'por decisión de nuestro equipo',
  },
  approved: 'aprobados por {name}',
  won: 'ahora cuenta como referido suyo',
  wonMore: 'Su reclamo se decidió a su favor.',
  names: '{others, plural, =0 {{names}} other {{names} y # más}}',
  rest: '{count, plural, one {Mostrar # más} other {Mostrar # más}}',
  // Effects of a change on that client's commission.
  commission: {
    qualified: 'Comisión estimada: {amount}',
    approved: 'Comisión aprobada: {amount}',
    paid: 'Comisión pagada: {amount}',
    void: 'Esta comisión ya no cuenta.',
  },
} satisfies Shape<typeof en>;
