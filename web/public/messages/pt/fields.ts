import type en from '../en/fields.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  optional: 'opcional',
  choose: 'Selecione',
  allNeeded: 'Todos os campos são obrigatórios, exceto os marcados como opcionais.',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  email: 'E-mail',
  phone: 'Telefone',
  emailMeant: 'Você quis dizer {address}?',
  phoneWithout: 'Guardamos só o número, sem {cut}',
  kept: 'Suas respostas ficam salvas neste dispositivo.',
  privacyPolicy: 'Política de privacidade',
  termsOfUse: 'Termos de uso',
  clear: 'Apagar minhas respostas',
  cleared: 'Suas respostas foram apagadas deste dispositivo.',
} satisfies Shape<typeof en>;
