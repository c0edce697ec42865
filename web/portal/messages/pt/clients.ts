import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/clients.ts';

export default {
  title: 'Registrar um cliente',
  short: 'Enviamos o link; nada acontece até que ele envie a solicitação',
  text: 'Só com o acordo do cliente. Enviamos a ele um e-mail que diz quem o indicou, com um link. Nada mais acontece até que ele envie a própria solicitação; então ela conta como sua indicação.',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  email: 'E-mail',
  phone: 'Telefone',
  register: 'Enviar o link',
  done: 'O cliente foi convidado',
  failed: 'O cliente não foi registrado',
  notLoaded: 'Não foi possível carregar os seus clientes',
  none: 'Você ainda não registrou ninguém. Os visitantes dos seus open houses também aparecem aqui.',
  list: 'Clientes que você registrou e visitantes dos seus open houses',
  openHouse: 'Open house: {name}',
  until: 'O link funciona até {day}.',
  remove: 'Remover',
  removeOf: 'Remover {name}',
  removed: 'O visitante foi removido',
  removeAll: 'Remover os {count} visitantes que aguardam',
  removeAllText: 'Os links deles deixam de funcionar na hora. Isso não pode ser desfeito.',
  allRemoved: 'Os visitantes foram removidos',
  keep: 'Manter',
  notRemoved: 'Não foi possível remover o visitante',
  states: { invited: 'Convidado', confirmed: 'Confirmado', lapsed: 'Vencido' },
} satisfies Shape<typeof en>;
