import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/failure.ts';

export default {
  noPermission: 'Sem permissão',
  noPermissionText: 'Sua conta não pode ver isto. Se achar que é um erro, ligue para nós.',
  unreachable: 'Não foi possível conectar ao servidor. Verifique sua conexão.',
  noAnswer: 'O servidor não conseguiu responder (erro {status}). Tente novamente em instantes.',
  refused: {
    fields: 'Verifique os campos marcados.',
    unreadable:
      'O servidor não conseguiu ler o que foi enviado. Recarregue a página e tente de novo.',
    signIn: 'Sua sessão terminou. Entre novamente.',
    forbidden: 'Sua conta não tem permissão para fazer isto.',
    notFound: 'Isto não existe mais. Pode ter sido excluído.',
    conflict: 'Houve alterações nesse meio-tempo. Recarregue a página e confira.',
    anotherAccount:
      'Nesse meio-tempo, outra conta foi aberta neste navegador. Nada foi alterado. Recarregue a página para continuar com essa conta.',
    tooLarge: 'O que você quer enviar é grande demais.',
    tooMany: 'Foram muitas tentativas seguidas. Aguarde um momento antes de continuar.',
    busy: 'O serviço está ocupado. Tente novamente em instantes.',
    broken: 'Algo deu errado do nosso lado. Tente novamente.',
  },
  noScreen: '404 Página não encontrada',
  noScreenText: 'O endereço pode estar escrito errado ou não ser mais usado.',
  toStart: 'Ir para a página inicial',
  crash: 'Não foi possível mostrar esta tela',
  crashText:
    'O que você digitou em um formulário continua guardado. Se estiver sem conexão, a página recarrega assim que tiver; se não, recarregue. Se acontecer de novo, avise a gente o que você estava fazendo.',
  reload: 'Recarregar',
} satisfies Shape<typeof en>;
