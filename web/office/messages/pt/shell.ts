import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/shell.ts';

export default {
  skip: 'Pular para o conteúdo',
  logOut: 'Sair',
  logOutFailed: 'Não foi possível sair',
  stillSignedIn: 'Sua sessão continua aberta. Tente novamente.',
  shortcuts: {
    title: 'Atalhos de teclado',
    hint: 'Atalhos de teclado (?)',
    followedBy: 'depois',
    use: 'Usar atalhos de teclado',
    optional: 'opcional',
  },
} satisfies Shape<typeof en>;
