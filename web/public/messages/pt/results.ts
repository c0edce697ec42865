import type en from '../en/results.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  loading: 'Buscando seu resultado…',
  none: 'Ainda não há um resultado neste dispositivo. A verificação leva cerca de um minuto.',
  lost: 'Não foi possível mostrar seu resultado porque uma parte desta página não carregou. Recarregue a página ou verifique de novo.',
  toForm: 'Verifique sua elegibilidade',
  eligible: {
    title: '{isNamed, select, no {Parabéns!} other {Parabéns, {name}!}}',
    text: 'Você atende aos três requisitos básicos do programa. Se você fizer a solicitação, um especialista vai analisar sua elegibilidade em {confirmationLow} a {confirmationHigh} horas, e os recursos dependem da aprovação do financiamento.',
    reserve: 'Reserve o subsídio',
    call: 'Ligue agora: {phone}',
  },
  ineligible: {
    title:
      '{isNamed, select, no {Hoje não atende: {missing}} other {{name}, {missing} hoje não {count, plural, one {atende} other {atendem}} aos requisitos}}',
    missing: {
      state: 'o estado',
      credit: 'o score de crédito',
      homePrice: 'o preço do imóvel',
    },
    why: {
      state:
        'O programa ainda não atende este estado: {state}. Um imóvel em um estado elegível atenderia a este requisito.',
      credit:
        'O score de crédito mínimo é {minimumScore}, e o seu está abaixo dele. Quando chegar lá, verifique de novo.',
      homePrice:
        'O preço mínimo do imóvel é {minHomePrice}, e você informou {price}. Um imóvel de {minHomePrice} ou mais atenderia a este requisito.',
    },
    text: 'Um especialista pode explicar o que falta e quais são as outras opções.',
    specialist: 'Fale com um especialista',
    again: 'Verificar de novo',
    anyway: 'Enviar a solicitação mesmo assim',
  },
  county:
    'A FHA tem um limite por condado. Se o preço passa de cerca de {countyPrice}, veja o limite do seu condado antes de fazer uma oferta. Um especialista pode dizer qual é.',
  checksTitle: 'Os três requisitos',
  checks: {
    state: 'Elegibilidade do estado',
    credit: 'Score de crédito',
    homePrice: 'Preço do imóvel',
  },
  yours: 'Sua resposta: {value}',
  scoreFrom: '{score} ou mais',
  eligibleState: 'Elegível',
  meets: 'Atende aos requisitos',
  notAvailable: 'Não disponível',
  below: 'Abaixo do mínimo',
  note: 'Esta é uma primeira verificação pelos termos atuais do programa ({date}). Não é uma aprovação de financiamento.',
  cardsTitle: 'O programa em três números',
  cards: {
    score: 'Score de crédito mínimo',
    states: 'Estados elegíveis e DC',
    grant: 'Subsídio máximo',
  },
} satisfies Shape<typeof en>;
