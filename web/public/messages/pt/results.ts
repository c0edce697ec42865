import type en from '../en/results.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  loading: 'Buscando seu resultado…',
  none: 'Ainda não há um resultado neste aparelho. A verificação leva cerca de um minuto.',
  lost: 'Não foi possível mostrar seu resultado porque uma parte desta página não carregou. Recarregue a página ou verifique de novo.',
  toForm: 'Verifique sua elegibilidade',
  eligible: {
    title: '{isNamed, select, no {Parabéns!} other {Parabéns, {name}!}}',
    text: 'Você atende aos três requisitos básicos do programa. Faça sua solicitação para reservar seus recursos: um especialista confirma sua elegibilidade em {confirmationLow} a {confirmationHigh} horas, e os recursos dependem da aprovação do financiamento.',
    reserve: 'Reserve seus recursos',
    call: 'Ligue agora: {phone}',
  },
  ineligible: {
    title:
      '{isNamed, select, no {Hoje não atende: {missing}} other {{name}, {missing} hoje não {count, plural, one {atende} other {atendem}} aos requisitos}}',
    missing: {
      state: 'o estado',
      credit: 'a pontuação de crédito',
      homePrice: 'o preço do imóvel',
    },
    why: {
      state:
        'Por enquanto o programa não cobre imóveis neste estado: {state}. Com um imóvel em um estado elegível, a resposta muda.',
      credit:
        'A pontuação de crédito mínima é {minimumScore}, e a sua está abaixo dela. Quando chegar lá, verifique de novo.',
      homePrice:
        'O programa começa em um preço de imóvel de {minHomePrice}, e o seu é de {price}. Com um imóvel a partir desse preço, a resposta muda.',
    },
    text: 'Um especialista pode dizer o que seria preciso e que outros caminhos existem.',
    specialist: 'Fale com um especialista',
    again: 'Verificar de novo',
    anyway: 'Enviar a solicitação mesmo assim',
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
