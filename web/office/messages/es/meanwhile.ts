export default {
  theirs: 'Ahora: {value}',
  mine: 'Usted escribió: {value}',
  theirsLong: 'Ahora:',
  mineLong: 'Usted escribió:',
  nothing: 'Nada',
  yes: 'Sí',
  no: 'No',
  nothingLost: 'No se pierde nada de lo que escribió.',
  keepMine: 'Conservar lo mío',
  takeTheirs: 'Usar lo que hay ahora',
} as const;
