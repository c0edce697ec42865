import type en from '../en/calculator.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Calcule sua economia solar',
  subtitle: 'Quatro respostas mostram o subsídio, a nova conta e cada fonte.',
  form: {
    title: 'Sobre o imóvel',
    homePrice: 'Preço do imóvel',
    electricBill: 'Conta de luz mensal',
    electricBillHint: 'Um mês médio já basta.',
    creditScore: 'Faixa de pontuação de crédito',
    creditScoreHint: 'Só conta para a elegibilidade; não muda a sua economia.',
    propertyState: 'Estado onde fica o imóvel',
    propertyStateHint: 'Define o preço da energia e as horas de sol.',
    select: 'Selecione…',
    submit: 'Calcular economia',
    submitting: 'Calculando…',
    promise: 'Sem nome, sem telefone e sem consulta de crédito.',
    clear: 'Apagar minhas respostas',
    cleared: 'Respostas apagadas',
    clearedText: 'Este navegador não guarda mais nenhuma resposta sua.',
    missing: 'Complete o formulário',
  },
  loading: {
    title: 'Calculando sua economia',
    sun: 'Consultando as horas de sol no seu estado…',
    price: 'Verificando quanto custa a energia lá…',
    roof: 'Dimensionando os painéis para a sua conta…',
    sum: 'Somando crédito, subsídio e economia…',
    cancel: 'Cancelar',
  },
  failed: {
    title: 'Erro',
    text: 'Não foi possível calcular sua economia. Suas respostas continuam aqui. Tente novamente.',
  },
  outdated:
    'Você mudou uma resposta depois deste cálculo. Estes números ainda são do imóvel indicado acima. Calcule de novo para ver os novos.',
  placeholder: {
    title: 'O que o programa oferece',
    credit: 'de crédito fiscal federal',
    grant: 'de subsídio, no máximo',
    home: 'do valor do imóvel para financiar energia solar',
    text: 'Responda às quatro perguntas e os seus próprios números aparecem aqui.',
  },
} satisfies Shape<typeof en>;
