import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/forgot-password.ts';

export default {
  title: '¿Olvidó su contraseña?',
  intro:
    'Escriba el correo electrónico de su cuenta. Le enviaremos un enlace para crear una contraseña nueva.',
  email: 'Correo electrónico',
  submit: 'Enviar enlace',
  pending: 'Enviando...',
  failed: 'Ocurrió un error. Inténtelo de nuevo.',
  sentTitle: 'Revise su correo',
  sent: 'Si existe una cuenta con ese correo, en unos minutos recibirá un enlace para restablecer la contraseña.',
  nothing:
    '¿No le llegó nada? Busque en la carpeta de correo no deseado o revise cómo está escrita la dirección.',
  again: 'Intentar de nuevo',
  back: 'Volver al inicio de sesión',
} satisfies Shape<typeof en>;
