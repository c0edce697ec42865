import type en from '../en/progress.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  label: 'Etapa {current} de 4',
  learn: 'Entenda',
  calculate: 'Calcule',
  qualify: 'Verifique',
  apply: 'Solicite',
} satisfies Shape<typeof en>;
