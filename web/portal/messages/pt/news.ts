import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/news.ts';

export default {
  title: 'Desde a sua última visita',
  nothing: 'Nada mudou desde então.',
  payment: 'pagamento enviado a você',
  paymentTo: 'pagamento enviado a {payee} em seu nome',
  cameBack: 'nossa transferência a você foi devolvida',
  cameBackTo: 'nossa transferência para {payee} foi devolvida',
  statement: 'Ver o extrato',
  newClients: '{count, plural, one {# cliente novo} other {# clientes novos}}',
  // How new clients came.
  by: {
    link: 'pelo seu link',
    named: 'indicaram você',
    hand: 'que você registrou',
    openHouse: 'do seu open house',
    decision: 'por decisão da nossa equipe',
  },
  approved: 'aprovados por {name}',
  won: 'agora conta como sua indicação',
  wonMore: 'A sua contestação foi decidida a seu favor.',
  names: '{others, plural, =0 {{names}} other {{names} e mais #}}',
  rest: '{count, plural, one {Mostrar mais #} other {Mostrar mais #}}',
  // Effects of a change on that client's commission.
  commission: {
    qualified: 'Comissão estimada: {amount}',
    approved: 'Comissão aprovada: {amount}',
    paid: 'Comissão paga: {amount}',
    void: 'Esta comissão não conta mais.',
  },
} satisfies Shape<typeof en>;
