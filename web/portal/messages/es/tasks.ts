import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/tasks.ts';

export default {
  title: 'Lo que usted debe hacer',
  why: 'para que podamos aprobar y pagarle sus comisiones',
  whySum: 'para que podamos aprobar y pagarle {amount}',
  whyFirst: 'para que podamos aprobar y pagar su primera comisión',
  none: 'No falta nada. Sus comisiones pueden aprobarse.',
  sent: 'Enviado el {date}; el prestamista lo registra',
  back: 'Volver al panel',
  failed: 'No pudimos cargar lo que falta',
  // Below the task; the agreement has the day it was published.
  more: {
    agreement: 'Publicado el {date}',
    license: 'Número, estado y último día',
    payee: 'A usted, a su bróker o a su empresa',
    w9: 'Cómo enviarlo de forma segura',
  },
  payee: {
    title: 'A quién le pagamos',
    brokerAsked: 'En su estado el pago debe hacerse a su bróker.',
    kinds: { self: 'A mí', broker: 'A mi bróker', company: 'A mi empresa' },
    name: 'Nombre de la empresa o de la firma del bróker',
    alsoApproved: 'También lo que ya está aprobado',
    fromToday: 'Si no, vale para lo que se apruebe desde hoy.',
    save: 'Guardar',
    done: 'Guardado. La oficina del prestamista lo registra',
    failed: 'No se guardó',
  },
  w9: {
    title: 'Formulario W-9',
    text: 'Lo llena quien cobra. Lleva un número fiscal: no lo envíe por correo electrónico.',
    ask: 'Pregúntenos cómo entregarlo: {phone}.',
    blank: 'Formulario W-9 del IRS en blanco (PDF)',
    sent: 'Ya lo envié',
    done: 'Anotado. La oficina del prestamista registra el día en que llegó',
    waits: 'Usted lo envió. La oficina del prestamista registra el día en que llegó.',
  },
} satisfies Shape<typeof en>;
