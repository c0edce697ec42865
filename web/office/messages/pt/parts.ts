import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/parts.ts';

export default {
  loading: 'Carregando',
  tryAgain: 'Tentar de novo',
  close: 'Fechar',
  cancel: 'Cancelar',
  dismiss: 'Fechar',
  notProvided: 'Não informado',
  referralCode: 'Código de indicação',
  copied: 'Copiado!',
  copyRefused: 'Este navegador não permitiu copiar',
} satisfies Shape<typeof en>;
