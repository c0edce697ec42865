import type en from '../en/open-house.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Boas-vindas à visita',
  subtitle:
    'Deixe seu nome e seu contato. Enviamos um link por e-mail, e você decide se faz uma solicitação.',
  offline:
    'Sem sinal? Preencha assim mesmo. Com esta página aberta, seu celular guarda os dados e envia depois.',
  about: 'Seus dados',
  submit: 'Deixar meus dados',
  pending: 'Enviando…',
  told: '{name} vai ver seu nome, seu e-mail e seu telefone, e pode escrever ou ligar para você. A {lender} vai escrever uma única vez, com um link para uma solicitação. Nada mais acontece se você não a enviar.',
  host: 'O parceiro cujo código você escaneou',
  whole: 'Preencher agora a solicitação completa',
  failedTitle: 'Seus dados não foram enviados',
  failed: 'Confira os dados e tente de novo.',
  waiting: {
    title: 'Salvo no seu celular',
    text: 'Não há conexão neste momento. Esta página envia seus dados assim que houver. Se você a fechar, escaneie o código de novo mais tarde.',
    retry: 'Tentar agora',
  },
  sent: {
    title: 'Pronto, recebemos seus dados',
    text: 'Procure no seu e-mail uma mensagem da {lender} com o seu link. Você já pode fechar esta página.',
  },
  over: {
    title: 'Esta visita já terminou',
    text: 'Não podemos mais receber seus dados aqui. Você ainda pode preencher a solicitação completa.',
  },
  another: 'Outra pessoa neste celular',
} satisfies Shape<typeof en>;
