import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/earnings.ts';

export default {
  title: 'Ganhos',
  detail: 'Linha por linha',
  nextPayment: 'Próximo pagamento',
  nextPaymentOn: 'Próximo pagamento: {date}.',
  belowMinimum: 'Está abaixo do mínimo de {amount} e passa para o próximo pagamento.',
  failed: 'Não conseguimos carregar seus ganhos',
  estimates: 'Os valores são estimativas até que a equipe os aprove.',
  off: 'No momento o programa não paga comissões.',
  sums: {
    estimated: 'Estimado',
    approved: 'Aprovado',
    paid: 'Pago',
  },
  onHold:
    'Aprovado, mas em espera: {amount}. O financiamento do cliente não vai adiante. Será pago se isso mudar.',
  correction:
    'Correções de pagamentos anteriores: {amount}. Elas são compensadas com pagamentos posteriores ao mesmo beneficiário.',
  // The state of one commission.
  standing: {
    pending: 'Ainda não ganha',
    qualified: 'Estimativa',
    approved: 'Aprovada em {date}',
    paid: 'Paga em {date}',
    void: 'Não conta mais',
    onHold: 'Em espera: o financiamento não vai adiante',
  },
  lines: {
    title: 'Seus ganhos, linha por linha',
    failed: 'Não conseguimos carregar os detalhes',
    none: 'Ainda não há ganhos',
    noneText:
      'Quando um cliente seu se qualificar, a comissão estimada aparecerá aqui, com a explicação do cálculo.',
    more: 'Mostrar mais',
    client: 'Cliente que não é mais exibido',
  },
  statements: {
    year: 'Pago a você em {year}: {amount}',
    yearOfPayee: 'Pago a {payee} pelas suas indicações em {year}: {amount}',
    reversed: '{amount}, estornado em {date}',
    title: 'Extratos',
    none: 'Você recebe um extrato a cada pagamento. Ainda não há nenhum.',
    open: 'Extrato de {date}',
    back: 'Voltar aos seus ganhos',
  },
} satisfies Shape<typeof en>;
