import type en from '../en/banners.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  film: {
    play: 'Reproducir el video',
    pause: 'Pausar el video',
  },
} satisfies Shape<typeof en>;
