import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/forgot-password.ts';

export default {
  title: 'Esqueceu sua senha?',
  intro: 'Digite o e-mail da sua conta. Enviaremos um link para você criar uma nova senha.',
  email: 'E-mail',
  submit: 'Enviar link',
  pending: 'Enviando...',
  failed: 'Ocorreu um erro. Tente novamente.',
  sentTitle: 'Verifique seu e-mail',
  sent: 'Se existir uma conta com esse e-mail, você receberá em alguns minutos um link para redefinir a senha.',
  nothing: 'Não chegou nada? Procure na pasta de spam ou confira se o endereço está certo.',
  again: 'Tentar novamente',
  back: 'Voltar ao login',
} satisfies Shape<typeof en>;
