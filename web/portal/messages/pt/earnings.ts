import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/earnings.ts';

export default {
  title: 'Ganhos',
  detail: 'Por cliente',
  belowMinimum: 'Está abaixo do mínimo de {amount} e passa para o próximo pagamento.',
  failed: 'Não conseguimos carregar seus ganhos',
  estimates: 'Os valores são estimativas até que a equipe os aprove.',
  off: 'No momento o programa não paga comissões.',
  sums: {
    estimated: 'Estimado',
    onHold: 'Em espera',
    approved: 'Aprovado',
    paid: 'Pago',
  },
  correction:
    'Correções de pagamentos anteriores: {amount}. Elas são compensadas com pagamentos posteriores ao mesmo beneficiário.',
  // Below each sum.
  notes: {
    estimated: 'até que a equipe os aprove',
    onHold: 'cada um com seu motivo',
    approved: 'próximo pagamento: {date}',
    noDay: 'ainda não pago',
    paid: 'em {year}: {amount}',
  },
  agreement: 'Contrato de parceria e o que um pagamento exige',
  clients: {
    title: 'Seus ganhos por cliente',
    failed: 'Não conseguimos carregar seus ganhos por cliente',
    none: 'Ainda não há ganhos',
    noneText:
      'Quando um cliente seu se qualificar, a comissão estimada aparecerá aqui, com a explicação do cálculo.',
    noneInState: 'Nenhum cliente nesta situação',
    more: 'Mostrar mais',
    all: 'Todos',
    columns: {
      client: 'Cliente',
      state: 'Situação',
      next: 'O que vem a seguir',
      amount: 'Valor',
    },
    // The state of what a client earns, and since when.
    states: {
      estimated: 'Estimada',
      on_hold: 'Em espera',
      approved: 'Aprovada',
      paid: 'Paga',
      void: 'Não conta mais',
    },
    since: {
      estimated: 'desde {date}',
      on_hold: 'desde {date}',
      approved: 'em {date}',
      paid: 'em {date}',
      void: 'desde {date}',
    },
    // Why it is on hold, or no longer counts.
    onHold: {
      own: 'Faltam {count} itens da sua parte',
      office: 'A equipe completa o seu registro',
      ended: 'O financiamento não vai adiante. A equipe decide',
      removed: 'A solicitação foi removida. A equipe decide',
    },
    void: {
      ended: 'O cliente não vai adiante',
      removed: 'A solicitação foi removida',
      elsewhere: 'Conta para outro parceiro',
      office: 'Assim decidiu a equipe',
    },
    w9: 'Aprovada; falta o formulário W-9 de quem recebe',
    // Why a payment is due again, with what the office wrote.
    returned: 'A transferência foi devolvida ({reason}). Informe à equipe para onde enviá-la',
    reversed: 'O pagamento foi estornado ({reason}). Vem com o próximo pagamento',
    nextPaymentOn: 'Próximo pagamento: {date}',
    nextPayment: 'Vem com o próximo pagamento',
    approved: 'Aprovada pela equipe',
    open: 'Abrir o cliente',
    whatIsMissing: 'Ver o que um pagamento exige',
  },
  statements: {
    returned: '{amount} devolvidos',
    year: 'Pago a você em {year}: {amount}',
    yearOfPayee: 'Pago a {payee} pelas suas indicações em {year}: {amount}',
    reversed: '{amount}, estornado em {date}',
    title: 'Extratos',
    none: 'Você recebe um extrato a cada pagamento. Ainda não há nenhum.',
    open: 'Extrato de {date}',
    back: 'Voltar aos seus ganhos',
  },
} satisfies Shape<typeof en>;
