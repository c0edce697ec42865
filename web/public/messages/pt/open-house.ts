import type en from '../en/open-house.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Boas-vindas à visita',
  subtitle: 'Deixe seus dados aqui. Um especialista vai falar com você sobre o programa.',
  offline:
    'Sem sinal? Preencha assim mesmo. Com esta página aberta, seu celular guarda as respostas e envia depois.',
  waiting: {
    title: 'Salvo no seu celular',
    text: 'Não há conexão neste momento. Esta página envia sua solicitação assim que houver. Se você a fechar, escaneie o código de novo mais tarde e ela será enviada.',
    retry: 'Tentar agora',
  },
  sent: {
    title: 'Sua solicitação foi enviada',
    text: 'Um especialista vai falar com você. Você já pode fechar esta página.',
    next: 'Veja o que vem a seguir',
    another: 'Outra pessoa neste celular',
  },
} satisfies Shape<typeof en>;
