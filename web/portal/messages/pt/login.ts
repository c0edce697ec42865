import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/login.ts';

export default {
  screen: 'Entrar',
  title: 'Acesso para parceiros',
  email: 'E-mail',
  password: 'Senha',
  calculate: 'Calcular minha economia',
  submit: 'Entrar',
  pending: 'Entrando...',
  failed: 'Não foi possível entrar. Tente novamente.',
  wrong: 'O e-mail ou a senha não conferem.',
  forgot: 'Esqueceu sua senha?',
  newHere: 'Ainda não tem conta de parceiro?',
  register: 'Crie sua conta',
} satisfies Shape<typeof en>;
