import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/clients.ts';

export default {
  title: 'Registrar a un cliente',
  short: 'Le enviamos el enlace; no pasa nada hasta que presente su solicitud',
  text: 'Solo si el cliente está de acuerdo. Le enviamos un correo que dice quién le mencionó, con un enlace. No pasa nada más hasta que envíe su propia solicitud; entonces cuenta como referido suyo.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo',
  phone: 'Teléfono',
  register: 'Enviar el enlace',
  done: 'El cliente recibió la invitación',
  failed: 'No se registró al cliente',
  notLoaded: 'No pudimos cargar sus clientes',
  none: 'Todavía no ha registrado a nadie. Aquí verá también a quienes visiten sus casas abiertas.',
  list: 'Clientes que usted registró y visitantes de sus casas abiertas',
  openHouse: 'Casa abierta: {name}',
  until: 'El enlace funciona hasta el {day}.',
  remove: 'Quitar',
  removeOf: 'Quitar a {name}',
  removed: 'Se quitó al visitante',
  removeAll: 'Quitar a los {count} visitantes en espera',
  removeAllText: 'Sus enlaces dejan de funcionar de inmediato. Esto no se puede deshacer.',
  allRemoved: 'Se quitó a los visitantes',
  keep: 'Conservarlos',
  notRemoved: 'No se pudo quitar al visitante',
  states: { invited: 'Invitado', confirmed: 'Confirmado', lapsed: 'Vencido' },
} satisfies Shape<typeof en>;
