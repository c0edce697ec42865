import type en from '../en/banners.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  countdown: {
    label: 'Tempo que resta da oferta por tempo limitado',
    title: 'A oferta termina em',
    days: '{count, plural, one {dia} other {dias}}',
    hours: 'h',
    minutes: 'min',
    seconds: 's',
  },
  film: {
    play: 'Reproduzir o vídeo',
    pause: 'Pausar o vídeo',
  },
} satisfies Shape<typeof en>;
