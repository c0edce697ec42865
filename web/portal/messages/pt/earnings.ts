import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/earnings.ts';

export default {
  failed: 'Não conseguimos saber quanto você ganhou',
  estimates: 'Os valores são estimativas até que a equipe os aprove.',
  off: 'No momento o programa não paga comissões.',
  sums: {
    estimated: 'Estimado',
    approved: 'Aprovado',
    paid: 'Pago',
  },
  correction: 'Correções de pagamentos anteriores: {amount}. O próximo pagamento as acerta.',
  lines: {
    title: 'Seus ganhos, linha por linha',
    failed: 'Não conseguimos carregar suas linhas',
    none: 'Ainda não há ganhos',
    noneText:
      'Quando um cliente seu se qualificar, a comissão estimada aparecerá aqui, com a explicação do cálculo.',
    more: 'Mostrar mais',
    client: 'Cliente que não é mais exibido',
  },
  statements: {
    title: 'Extratos',
    none: 'Cada pagamento traz um extrato; ainda não há nenhum.',
    open: 'Extrato de {date}',
    back: 'Voltar aos seus ganhos',
  },
} satisfies Shape<typeof en>;
