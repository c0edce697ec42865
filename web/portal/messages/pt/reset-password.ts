import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/reset-password.ts';

export default {
  title: 'Crie uma nova senha',
  new: 'Nova senha',
  hint: 'Pelo menos 8 caracteres. Três palavras sem relação entre si são fáceis de lembrar e difíceis de adivinhar.',
  confirm: 'Confirme a nova senha',
  submit: 'Redefinir senha',
  pending: 'Redefinindo...',
  failed: 'Não foi possível redefinir a senha. Tente novamente.',
  doneTitle: 'Senha redefinida',
  done: 'Sua nova senha já está valendo. Sua sessão foi encerrada em todos os outros dispositivos.',
  toLogin: 'Ir para o login',
  invalidTitle: 'Link inválido',
  invalid:
    'Este link expirou, já foi usado ou foi substituído por um mais recente. Cada link funciona uma única vez, por uma hora.',
  again: 'Solicitar novo link',
} satisfies Shape<typeof en>;
