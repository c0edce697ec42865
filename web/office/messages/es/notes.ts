import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/notes.ts';

export default {
  title: 'Notas',
  failed: 'No se pudieron cargar las notas',
  label: 'Nota nueva',
  add: 'Agregar nota',
  pending: 'Agregando...',
  added: 'La nota se agregó',
  error: 'Falta la nota',
  empty: 'Escriba una nota',
  addError: 'Error al agregar la nota',
  addFailed: 'No se pudo agregar la nota',
  delete: 'Borrar la nota',
  question: '¿Seguro que quiere borrar esta nota?',
  confirm: 'Borrar',
  deleted: 'La nota se borró',
  deleteError: 'Error al borrar la nota',
  deleteFailed: 'No se pudo borrar la nota',
  admin: 'Prestamista',
  affiliate: 'Socio',
} satisfies Shape<typeof en>;
