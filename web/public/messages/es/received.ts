import type en from '../en/received.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: '¡Listo!',
  text: 'Un especialista solar se comunicará con usted en un plazo de {contactHours} horas.',
  reference: 'Su número de referencia: {id}',
} satisfies Shape<typeof en>;
