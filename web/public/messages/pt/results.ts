import type en from '../en/results.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  loading: 'Buscando seu resultado…',
  none: 'Ainda não há um resultado neste dispositivo. A verificação leva cerca de um minuto.',
  lost: 'Seu resultado não apareceu: uma parte desta página não carregou. Recarregue a página ou verifique de novo.',
  toForm: 'Verifique sua elegibilidade',
  eligible: {
    pictureAlt:
      'Uma mãe, um pai e a filha, de mãos dadas em frente à casa com painéis solares, na última luz do dia.',
    title: '{isNamed, select, no {Parabéns!} other {Parabéns, {name}!}}',
    text: 'Você atende aos três requisitos básicos do programa. O próximo passo é a solicitação. Um especialista vai analisar sua elegibilidade em {confirmationLow} a {confirmationHigh} horas. O subsídio depende da aprovação do financiamento.',
    reserve: 'Reserve o subsídio',
    goOn: 'Continuar para a solicitação',
    call: 'Ligue agora: {phone}',
  },
  ineligible: {
    pictureAlt: 'Um pai e a filha plantam uma muda de árvore ao lado da casa, no começo da manhã.',
    title: '{isNamed, select, no {Veja} other {{name}, veja}} o que o programa pede',
    invite: '{isNamed, select, no {Você} other {{name}, você}} pode enviar a sua solicitação',
    inviteText: 'Qualquer pessoa pode enviar uma solicitação. Um especialista analisa tudo.',
    rules: {
      state:
        '{isNamed, select, no {O} other {{name}, o}} programa é oferecido em certos estados; você escolheu {state}',
      credit:
        '{isNamed, select, no {O} other {{name}, o}} programa pede um score de {minimumScore} ou mais; você escolheu {score}',
      homePrice:
        '{isNamed, select, no {O} other {{name}, o}} programa pede um preço de imóvel de {minHomePrice} ou mais; você informou {price}',
    },
    text: 'Um especialista pode explicar o que seria preciso e quais são as outras opções.',
    specialist: 'Fale com um especialista',
    again: 'Verificar de novo',
    anyway: 'Solicitar mesmo assim',
  },
  county:
    'A FHA tem um limite por condado. O preço passa de cerca de {countyPrice}? Veja o limite do seu condado antes de fazer uma oferta. Um especialista pode dizer qual é.',
  ownGrant: 'Seu subsídio estimado para um imóvel de {price}',
  estimateKept: 'Sua estimativa para um imóvel de {price} continua guardada neste dispositivo.',
  estimateOpen: 'Ver minha estimativa',
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
  cardsTitle: 'O programa em números',
  cards: {
    score: 'Score de crédito mínimo',
    states: 'Estados elegíveis e DC',
    grant: 'Subsídio máximo',
  },
} satisfies Shape<typeof en>;
