import type en from '../en/banners.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  countdown: {
    label: 'Tiempo que queda de la oferta por tiempo limitado',
    title: 'La oferta termina en',
    days: '{count, plural, one {día} other {días}}',
    hours: 'h',
    minutes: 'min',
    seconds: 's',
  },
  film: {
    play: 'Reproducir el video',
    pause: 'Pausar el video',
  },
} satisfies Shape<typeof en>;
