import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/account.ts';

export default {
  showPassword: 'Mostrar senha',
} satisfies Shape<typeof en>;
