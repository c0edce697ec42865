import type en from '../en/progress.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  label: 'Paso {current} de 4',
  learn: 'Conozca',
  calculate: 'Calcule',
  qualify: 'Califique',
  apply: 'Solicite',
} satisfies Shape<typeof en>;
