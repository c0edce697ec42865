import type en from '../en/progress.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  label: 'Etapa {current} de 4',
  learn: 'Conheça',
  calculate: 'Calcule',
  qualify: 'Qualifique-se',
  apply: 'Solicite',
} satisfies Shape<typeof en>;
