import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/agreement.ts';

export default {
  title: 'Acuerdo para socios',
  link: 'Acuerdo para socios y lo que un pago requiere',
  failed: 'No pudimos cargar el acuerdo',
  back: 'Volver a sus ganancias',
  published: 'Versión {version}, publicada el {date}',
  sample:
    'Este texto es un modelo. Todavía no puede aceptarlo: el prestamista publicará su propio acuerdo.',
  accepted: 'Usted lo aceptó el {date}.',
  withdrawn:
    'Usted se retiró el {date}. {isRequired, select, yes {No se aprueban más comisiones hasta que lo acepte de nuevo.} other {Nuestro equipo ve que falta.}}',
  as: 'Firmado como {name}.',
  name: 'Escriba su nombre completo',
  kept: 'Guardamos su nombre, la hora, su dirección de internet abreviada y la versión.',
  withdrawQuestion: '¿Retirarse del acuerdo? Sus comisiones esperan hasta que lo acepte de nuevo.',
  withdrawYes: 'Sí, retirarme',
  needs: 'Lo que aún falta para sus comisiones',
  complete: 'No falta nada. Sus comisiones pueden aprobarse.',
  accept: 'Aceptar el acuerdo',
  withdraw: 'Retirarme del acuerdo',
  pending: 'Guardando…',
  acceptDone: 'Acuerdo aceptado',
  withdrawDone: 'Usted se retiró del acuerdo',
  notSaved: 'No se guardó nada',
} satisfies Shape<typeof en>;
