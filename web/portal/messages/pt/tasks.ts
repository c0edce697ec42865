import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/tasks.ts';

export default {
  title: 'O que você precisa fazer',
  why: 'para que suas comissões possam ser aprovadas e pagas',
  whySum: 'para que {amount} possam ser aprovados e pagos',
  whyFirst: 'para que sua primeira comissão possa ser aprovada e paga',
  none: 'Não falta nada. Suas comissões podem ser aprovadas.',
  sent: 'Enviado em {date}; a equipe registra',
  back: 'Voltar ao painel',
  failed: 'Não conseguimos carregar o que falta',
  // Below the task; the agreement has the day it was published.
  more: {
    agreement: 'Publicado em {date}',
    license: 'Número, estado e último dia',
    payee: 'Você, seu broker ou sua empresa',
    w9: 'Como enviar com segurança',
  },
  payee: {
    title: 'Quem recebe',
    brokerAsked: 'No seu estado o pagamento deve ir para o seu broker.',
    kinds: { self: 'Eu', broker: 'Meu broker', company: 'Minha empresa' },
    name: 'Nome da empresa ou da firma do broker',
    alsoApproved: 'Também o que já está aprovado',
    fromToday: 'Senão, vale para o que for aprovado a partir de hoje.',
    save: 'Salvar',
    done: 'Salvo. A equipe registra',
    failed: 'Não foi salvo',
  },
  w9: {
    title: 'Formulário W-9',
    text: 'Quem recebe preenche. Ele traz um número fiscal: não o envie por e-mail.',
    ask: 'Pergunte-nos como entregá-lo: {phone}.',
    blank: 'Formulário W-9 do IRS em branco (PDF)',
    sent: 'Já enviei',
    done: 'Anotado. A equipe registra o dia em que chegou',
    waits: 'Você enviou. A equipe registra o dia em que chegou.',
  },
} satisfies Shape<typeof en>;
