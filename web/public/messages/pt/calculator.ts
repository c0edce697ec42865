import type en from '../en/calculator.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Calcule sua economia solar',
  subtitle: 'Responda a quatro perguntas e veja o subsídio e a sua nova conta de luz.',
  form: {
    title: 'Sobre o imóvel',
    homePrice: 'Preço do imóvel',
    electricBill: 'Conta de luz mensal',
    electricBillHint: 'A sua conta de hoje, ou o que imagina para a casa nova.',
    creditScore: 'Faixa do score de crédito (credit score)',
    creditScoreHint: 'Pode ser aproximado. Não verificamos aqui.',
    unknown: 'Não sei',
    billUnknown: 'Não sei (contamos {fallback})',
    propertyState: 'Estado onde fica o imóvel',
    propertyStateHint: 'Define o preço da energia e as horas de sol.',
    select: 'Selecione…',
    submit: 'Calcular minha economia',
    submitting: 'Calculando…',
    missing: 'Preencha o formulário',
  },
  loading: {
    title: 'Calculando sua economia',
    sun: 'Consultando as horas de sol no seu estado…',
    price: 'Verificando o preço da energia no estado…',
    roof: 'Dimensionando os painéis para a sua conta…',
    sum: 'Somando tudo…',
    cancel: 'Cancelar',
  },
  failed: {
    title: 'Erro',
    text: 'Não foi possível calcular. Suas respostas continuam aqui. Tente novamente.',
  },
  outdated: 'Você mudou uma resposta e estes números não valem mais. Calcule de novo.',
  placeholder: {
    title: 'O que o programa oferece',
    credit: 'de crédito fiscal federal',
    grant: 'de subsídio, no máximo',
    home: 'do valor do imóvel para financiar energia solar',
    text: 'Responda às quatro perguntas e os seus próprios números aparecem aqui.',
  },
} satisfies Shape<typeof en>;
