import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/disputes.ts';

export default {
  title: 'Um cliente que deveria contar para você?',
  text: 'Diga o número da solicitação e por que o cliente é seu. Nós analisamos e respondemos com um motivo, seja qual for a decisão.',
  reference: 'Número da solicitação',
  referenceHint: 'Por exemplo, SG-000198; o seu cliente o tem',
  reason: 'Por que o cliente é seu',
  send: 'Enviar à equipe',
  done: 'Recebemos a sua contestação',
  failed: 'A contestação não foi enviada',
  notLoaded: 'Não foi possível carregar as suas contestações',
  list: 'As suas contestações',
  due: 'Respondemos até {day}.',
  why: 'Nosso motivo: {decision}',
  states: { open: 'Em análise', upheld: 'Conta para você', rejected: 'Nada muda' },
} satisfies Shape<typeof en>;
