import type en from '../en/fields.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  optional: 'opcional',
  choose: 'Elija una opción',
  allNeeded: 'Todo es necesario, salvo lo marcado como opcional.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  kept: 'Sus respuestas se guardan en este dispositivo hasta que las envíe.',
  privacyPolicy: 'Política de privacidad',
  termsOfUse: 'Términos de uso',
  clear: 'Borrar mis respuestas',
  cleared: 'Sus respuestas se borraron de este dispositivo.',
} satisfies Shape<typeof en>;
