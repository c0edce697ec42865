import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/list.ts';

export default {
  orMore: 'más de {count}',
  refresh: 'Actualizar',
  gone: 'Eliminado',
  clearSearch: 'Borrar la búsqueda',
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  shown: '{first}–{last} de {total}',
  elsewhere: '{here} aquí, {elsewhere} en otras páginas',
  clear: 'Quitar la selección',
  nothingHere: 'No hay nada en esta página',
} satisfies Shape<typeof en>;
