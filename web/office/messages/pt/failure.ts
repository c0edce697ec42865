import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/failure.ts';

export default {
  noPermission: 'Sem permissão',
  noPermissionText: 'Sua conta não pode ver isto. Fale com um administrador da sua equipe.',
  unreachable: 'Não foi possível falar com o servidor. Verifique sua conexão.',
  noAnswer: 'O servidor não conseguiu responder (erro {status}). Tente de novo em instantes.',
  crash: 'Não foi possível mostrar esta tela',
  crashText:
    'Nada foi perdido. Recarregue a página; se acontecer de novo, conte ao seu administrador o que estava fazendo.',
  reload: 'Recarregar',
} satisfies Shape<typeof en>;
