export default {
  theirs: 'Agora: {value}',
  mine: 'Você digitou: {value}',
  theirsLong: 'Agora:',
  mineLong: 'Você digitou:',
  nothing: 'Nada',
  yes: 'Sim',
  no: 'Não',
  nothingLost: 'Nada do que você digitou se perde.',
  keepMine: 'Manter o meu',
  takeTheirs: 'Usar o que está agora',
} as const;
