export default {
  theirs: 'Ahora: {value}',
  mine: 'Usted escribió: {value}',
  theirsLong: 'Ahora:',
  mineLong: 'Usted escribió:',
  nothing: 'Nada',
  yes: 'Sí',
  no: 'No',
  nothingLost:
    'No se pierde nada de lo que escribió. Los campos que no tocó conservan sus valores nuevos.',
  keepMine: 'Guardar lo que escribí',
  takeTheirs: 'Usar lo que hay ahora',
} as const;
