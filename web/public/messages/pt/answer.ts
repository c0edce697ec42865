import type en from '../en/answer.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Primeiro o dinheiro. Sem dar o seu nome.',
  intro: 'Para uma casa de {price}. Depois você informa o seu preço.',
  ask: 'Ver a resposta',
  state: 'Seu estado',
  bill: 'Sua conta de luz por mês',
  bring: 'Quanto eu preciso ter?',
  bringSum: 'De {range}',
  bringNote:
    'O subsídio paga primeiro os custos de fechamento e depois a entrada, se a origem dele permitir. Se não, você precisa ter {least} ou mais.',
  month: 'Quanto fica por mês?',
  home: 'De {range} pela casa',
  withPanels: 'Somando os painéis',
  monthNote:
    '{count} parcelas a taxas de {lowRate} a {highRate}, APR (taxa percentual anual) de {lowApr} a {highApr}, com o seguro hipotecário da FHA, sem impostos nem seguro da casa. É uma ilustração, não uma oferta de crédito.',
  panels: 'Os painéis se pagam?',
  panelsPrice: 'Quanto custam os painéis?',
  verdict: {
    more: 'Aqui não: custam de {range} por mês a mais do que economizam.',
    less: 'Aqui sim: economizam de {range} por mês a mais do que custam.',
    even: 'Quase se pagam: de {low} de economia a {high} a mais por mês.',
  },
  saves: 'Economizam na conta de luz',
  adds: 'Somam à parcela',
  illustration:
    '{count} parcelas a taxas de {lowRate} a {highRate}, APR de {lowApr} a {highApr}. É uma ilustração, não uma oferta de crédito.',
  added: 'Somam ao financiamento',
  breakEven: 'Ponto de equilíbrio: taxa de',
  own: 'Usar meus números',
  sources: 'De onde vêm estes números',
  failed: 'Não foi possível carregar os números. Tente novamente.',
} satisfies Shape<typeof en>;
