import type en from '../en/site.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  skip: 'Ir para o conteúdo',
  home: 'Solar Grant Home, ir para o início',
  language: 'Idioma: {language}',
  calculateSavings: 'Calcular minha economia',
  calculateShort: 'Calcular',
  callUs: 'Ligue para {phone}',
  lender: '{lender}, aprovada pela FHA desde {approvedSince}',
  service:
    'Atendemos em {spoken}.{isOwn, select, yes {} other { Você pode ligar com alguém que traduza.}}',
  promise: 'Sem nome, sem telefone e sem consulta ao seu crédito.',
  illustration: 'Ilustração',
  creditEnded: 'encerrado para sistemas instalados a partir de {creditEndedYear}',
  notAvailable: 'Não disponível',
  moreThan: '<more>Mais de</more> {figure}',
  lost: 'Parte desta página não carregou. Você está sem conexão? Com conexão, você pode enviar o formulário.',
} satisfies Shape<typeof en>;
