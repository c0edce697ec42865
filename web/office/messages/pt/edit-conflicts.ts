export default {
  theirs: 'Agora: {value}',
  mine: 'Você digitou: {value}',
  theirsLong: 'Agora:',
  mineLong: 'Você digitou:',
  nothing: 'Nada',
  yes: 'Sim',
  no: 'Não',
  nothingLost:
    'Nada do que você digitou se perde. Os campos em que você não mexeu ficam com os novos valores.',
  keepMine: 'Salvar o que digitei',
  takeTheirs: 'Usar o que está agora',
} as const;
