import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/parts.ts';

export default {
  loading: 'Cargando',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  cancel: 'Cancelar',
  dismiss: 'Cerrar',
  notProvided: 'No indicado',
  referralCode: 'Código de referido',
  copied: '¡Copiado!',
  copyRefused: 'Este navegador no permitió copiar',
} satisfies Shape<typeof en>;
