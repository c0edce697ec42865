import type en from '../en/answer.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'E a sua conta de luz?',
  intro: 'Escolha o seu estado e a sua conta. Sem nome nem telefone.',
  ask: 'Ver a resposta',
  state: 'O seu estado',
  bill: 'A sua conta por mês',
  today: 'Conta hoje',
  solar: 'Com painéis',
  grant: 'Subsídio para um imóvel de {price}',
  own: 'Usar meus próprios números',
  sources: 'De onde vêm estes números',
  failed: 'Não foi possível carregar os números. Tente de novo.',
} satisfies Shape<typeof en>;
