import type en from '../en/fields.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  optional: 'opcional',
  choose: 'Elija una opción',
  allNeeded: 'Todos los campos son obligatorios, excepto los marcados como opcionales.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  emailMeant: '¿Quiso decir {address}?',
  phoneWithout: 'Solo se guarda el número, sin {cut}',
  kept: 'Sus respuestas quedan guardadas en este dispositivo.',
  privacyPolicy: 'Política de privacidad',
  termsOfUse: 'Términos de uso',
  clear: 'Borrar mis respuestas',
  cleared: 'Sus respuestas se borraron de este dispositivo.',
} satisfies Shape<typeof en>;
