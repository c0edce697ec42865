import type en from '../en/banners.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  film: {
    play: 'Reproduzir o vídeo',
    pause: 'Pausar o vídeo',
  },
} satisfies Shape<typeof en>;
