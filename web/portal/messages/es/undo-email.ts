import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/undo-email.ts';

export default {
  title: 'Deshaga el cambio de correo',
  intro:
    'Alguien cambió el correo electrónico de su cuenta de socio. Si no fue usted, deshágalo aquí: vuelve su dirección anterior, se cierran todas las sesiones y le enviamos un enlace para crear una contraseña nueva.',
  submit: 'Recuperar mi dirección',
  pending: 'Recuperando...',
  failed: 'No se pudo recuperar su dirección. Inténtelo de nuevo.',
  inUse: 'Otra cuenta ya usa su dirección anterior. Llámenos, por favor.',
  doneTitle: 'Su dirección está de vuelta',
  done: 'Se cerraron todas las sesiones y la contraseña anterior ya no funciona. Le estamos enviando un enlace para crear una nueva.',
  toLogin: 'Ir a iniciar sesión',
  invalidTitle: 'El enlace no funciona',
  invalid:
    'Venció o ya se usó. Cada enlace sirve una sola vez, durante las 72 horas posteriores al cambio. Llámenos si aún necesita ayuda.',
} satisfies Shape<typeof en>;
