import type en from '../en/progress.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  label: 'Paso {current} de 4',
  learn: 'Infórmese',
  calculate: 'Calcule',
  qualify: 'Vea si califica',
  apply: 'Solicite',
} satisfies Shape<typeof en>;
