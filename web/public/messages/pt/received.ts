import type en from '../en/received.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Solicitação enviada!',
  text: 'Um especialista solar vai falar com você em até {contactHours} horas.',
  reference: 'Seu número de referência: {id}',
} satisfies Shape<typeof en>;
