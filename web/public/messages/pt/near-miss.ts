import type en from '../en/near-miss.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'O que teria que mudar',
  credit: {
    title: 'Um score de crédito de {minimumScore} ou mais',
    text: 'Estas medidas costumam melhorar o score. Levam tempo, e ninguém pode prometer quanto nem quando.',
    steps: {
      pay: 'Pague todas as contas em dia.',
      owe: 'Mantenha os saldos dos cartões baixos, bem abaixo do limite.',
      correct:
        'Leia seus relatórios gratuitos em AnnualCreditReport.com e peça à agência de crédito que corrija os erros.',
    },
  },
  homePrice: {
    title: 'Um imóvel de {minHomePrice} ou mais',
    text: 'Trata-se do preço do imóvel. Antes de procurar um mais caro, veja o que cabe no seu orçamento.',
  },
  state: {
    title: 'Um imóvel em um estado elegível',
    text: 'Não importa onde você mora hoje. O que conta é o estado do imóvel que você comprar e onde for morar.',
  },
  watch: {
    title: 'Avise-me quando isso mudar',
    text: 'Se as regras mudarem e as suas respostas atenderem a elas, enviamos um e-mail.',
    email: 'Seu e-mail',
    score: 'Seu score de crédito hoje',
    scoreHint: 'Um número de 300 a 850. Pode ser aproximado.',
    submit: 'Pedir este e-mail',
    pending: 'Um momento…',
    failedTitle: 'Ainda não foi salvo',
    failed: 'Seu pedido não chegou até nós. Tente novamente.',
    doneTitle: 'Pronto',
    done: 'Se as regras mudarem a seu favor, escrevemos para {email}.',
    stop: 'Cancelar este pedido',
  },
} satisfies Shape<typeof en>;
