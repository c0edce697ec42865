import type en from '../en/notice.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Seu aviso',
  intro: 'Por lei, você recebe este aviso com os motivos. Guarde ou imprima.',
  form: 'Para onde devemos enviar?',
  email: 'E-mail',
  emailHint: 'Se você aceita receber por e-mail',
  postal: 'Endereço postal',
  postalHint: 'Se você não aceita o e-mail: enviamos como carta',
  submit: 'Enviar o aviso para mim',
  pending: 'Um momento…',
  failedTitle: 'Ainda não foi enviado',
  failed: 'Seu pedido não chegou até nós. Tente novamente.',
  doneTitle: 'Pronto',
  byEmail: 'O aviso está a caminho do seu e-mail.',
  byLetter: 'Enviamos o aviso para o seu endereço postal em até {days} dias.',
  known: 'Já temos o seu endereço para este aviso.',
  print: 'Imprimir o aviso',
} satisfies Shape<typeof en>;
