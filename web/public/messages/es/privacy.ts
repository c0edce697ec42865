import type en from '../en/privacy.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: '¿Podemos medir nuestros anuncios?',
  text: 'Si acepta, nuestra empresa de publicidad sabrá que nos visitó y qué pasos dio aquí. Si no acepta, no se envía nada.',
  policy: 'Política de privacidad',
  refuse: 'No, gracias',
  allow: 'Acepto',
} satisfies Shape<typeof en>;
