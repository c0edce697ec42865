import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/referrals.ts';

export default {
  stats: {
    title: 'Seus números',
    totalReferrals: 'Total de clientes',
    todayLeads: 'Clientes de hoje',
    referralTraffic: 'Visitas pelo seu link',
    conversionRate: 'Taxa de conversão',
    trafficHint: 'Visitas que chegaram pelo seu link',
    failed: 'Não conseguimos carregar seus números',
  },
  title: 'Indicações recentes',
  refresh: 'Atualizar dados',
  failed: 'Não conseguimos carregar suas indicações',
  shown: '{count} de {total}',
  more: 'Mostrar mais',
  none: 'Nenhuma indicação ainda',
  noneText:
    'Quem enviar uma solicitação depois de abrir seu link aparece aqui. Abra-o uma vez para ver o que seus clientes veem.',
  test: 'Testar seu link de indicação',
  notProvided: 'Não informado',
  notSpecified: 'Não especificado',
  tools: {
    search: 'Buscar nome, e-mail ou telefone',
    status: 'Situação',
    allStatuses: 'Todas as situações',
    order: 'Ordem',
    orders: {
      newest: 'Mais recentes primeiro',
      oldest: 'Mais antigos primeiro',
      name: 'Por nome',
      status: 'Por situação',
      price: 'Maior preço primeiro',
    },
    export: 'Baixar CSV',
    nothing: 'Nenhuma indicação encontrada',
    nothingText: 'Busque outro nome ou escolha outra situação.',
    showAll: 'Mostrar todas',
  },
  columns: {
    name: 'Cliente',
    email: 'E-mail',
    phone: 'Telefone',
    state: 'Estado (EUA)',
    status: 'Situação',
    price: 'Preço de venda',
    timeframe: 'Quando quer comprar',
    date: 'Data',
  },
} satisfies Shape<typeof en>;
