import type en from '../en/fields.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  optional: 'opcional',
  choose: 'Escolha uma opção',
  allNeeded: 'Tudo é necessário, salvo o marcado como opcional.',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  email: 'E-mail',
  phone: 'Telefone',
  kept: 'Suas respostas ficam guardadas neste aparelho até você enviar.',
  privacyPolicy: 'Política de privacidade',
  termsOfUse: 'Termos de uso',
  clear: 'Apagar minhas respostas',
  cleared: 'Suas respostas foram apagadas deste aparelho.',
} satisfies Shape<typeof en>;
