import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/reset-password.ts';

export default {
  title: 'Cree una contraseña nueva',
  new: 'Contraseña nueva',
  hint: 'Al menos 8 caracteres. Tres palabras sin relación entre sí son fáciles de recordar y difíciles de adivinar.',
  confirm: 'Confirme la contraseña nueva',
  submit: 'Restablecer contraseña',
  pending: 'Restableciendo...',
  failed: 'No se pudo restablecer la contraseña. Inténtelo de nuevo.',
  doneTitle: 'Contraseña restablecida',
  done: 'Su contraseña nueva ya funciona. Se cerró su sesión en todos los demás dispositivos.',
  toLogin: 'Ir a iniciar sesión',
  invalidTitle: 'El enlace no es válido',
  invalid:
    'Este enlace venció, ya se usó o fue reemplazado por uno más reciente. Un enlace sirve una sola vez, durante una hora.',
  again: 'Solicitar un enlace nuevo',
} satisfies Shape<typeof en>;
