import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/undo-email.ts';

export default {
  title: 'Desfaça a troca de e-mail',
  intro:
    'Alguém trocou o e-mail da sua conta de parceiro. Se não foi você, desfaça aqui: o endereço antigo volta, todas as sessões são encerradas e enviamos um link para você criar uma nova senha.',
  submit: 'Recuperar meu endereço',
  pending: 'Recuperando...',
  failed: 'Não foi possível recuperar o seu endereço. Tente novamente.',
  inUse: 'Outra conta já usa o seu endereço antigo. Ligue para nós.',
  doneTitle: 'Seu endereço está de volta',
  done: 'Todas as sessões foram encerradas e a senha antiga não funciona mais. Estamos enviando um link para você criar uma nova.',
  toLogin: 'Ir para o login',
  invalidTitle: 'Este link não funciona',
  invalid:
    'Ele expirou ou já foi usado. Cada link funciona uma única vez, por 72 horas após a troca. Ligue para nós se ainda precisar de ajuda.',
} satisfies Shape<typeof en>;
