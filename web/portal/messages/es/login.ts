import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/login.ts';

export default {
  screen: 'Iniciar sesión',
  title: 'Acceso para socios',
  email: 'Correo electrónico',
  password: 'Contraseña',
  calculate: 'Calcular mi ahorro',
  submit: 'Iniciar sesión',
  pending: 'Iniciando sesión...',
  failed: 'No se pudo iniciar sesión. Inténtelo de nuevo.',
  wrong: 'El correo o la contraseña no coinciden.',
  forgot: '¿Olvidó su contraseña?',
  newHere: '¿Aún no tiene cuenta de socio?',
  register: 'Cree su cuenta',
} satisfies Shape<typeof en>;
