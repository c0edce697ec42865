import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/list.ts';

export default {
  orMore: 'mais de {count}',
  refresh: 'Atualizar',
  gone: 'Excluído',
  clearSearch: 'Limpar a busca',
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Próxima',
  shown: '{first}–{last} de {total}',
  elsewhere: '{here} aqui, {elsewhere} em outras páginas',
  clear: 'Limpar a seleção',
  nothingHere: 'Não há nada nesta página',
} satisfies Shape<typeof en>;
