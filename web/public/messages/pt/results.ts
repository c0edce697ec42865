import type en from '../en/results.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  loading: 'Buscando seu resultado…',
  none: 'Ainda não há um resultado neste aparelho. A verificação leva cerca de um minuto.',
  toForm: 'Verifique sua elegibilidade',
  eligible: {
    title: '{isNamed, select, no {Parabéns!} other {Parabéns, {name}!}}',
    text: 'Você atende aos três requisitos básicos do programa. Faça sua solicitação para reservar seus recursos: um especialista confirma sua elegibilidade em {confirmationLow} a {confirmationHigh} horas, e os recursos dependem da aprovação do financiamento.',
    reserve: 'Reserve seus recursos',
    call: 'Ligue agora: {phone}',
  },
  ineligible: {
    title: '{isNamed, select, no {Ainda falta um pouco} other {Ainda falta um pouco, {name}}}',
    text: 'Hoje pelo menos um dos requisitos não é atendido. Pontuação, preços e planos mudam, e um especialista pode dizer o que seria preciso.',
    specialist: 'Fale com um especialista',
    again: 'Verificar de novo',
  },
  checksTitle: 'Os três requisitos',
  checks: {
    state: 'Elegibilidade do estado',
    credit: 'Pontuação de crédito',
    homePrice: 'Valor do imóvel',
  },
  yours: 'Sua resposta: {value}',
  scoreFrom: '{score} ou mais',
  eligibleState: 'Elegível',
  meets: 'Atende aos requisitos',
  notAvailable: 'Não disponível',
  below: 'Abaixo do mínimo',
  note: 'Uma primeira verificação pelos termos atuais do programa ({date}); não é uma aprovação de financiamento.',
  cardsTitle: 'O programa em três números',
  cards: {
    score: 'Pontuação de crédito mínima',
    states: 'Estados elegíveis e DC',
    grant: 'Subsídio máximo',
  },
} satisfies Shape<typeof en>;
