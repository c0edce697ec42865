import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/notes.ts';

export default {
  title: 'Anotações',
  failed: 'Não foi possível carregar as anotações',
  label: 'Nova anotação',
  add: 'Adicionar anotação',
  pending: 'Adicionando...',
  added: 'Anotação adicionada',
  error: 'Falta a anotação',
  empty: 'Escreva uma anotação',
  addError: 'Erro ao adicionar a anotação',
  addFailed: 'Não foi possível adicionar a anotação',
  delete: 'Excluir a anotação',
  question: 'Tem certeza de que quer excluir esta anotação?',
  confirm: 'Excluir',
  deleted: 'Anotação excluída',
  deleteError: 'Erro ao excluir a anotação',
  deleteFailed: 'Não foi possível excluir a anotação',
  admin: 'Financeira',
  affiliate: 'Parceiro',
} satisfies Shape<typeof en>;
