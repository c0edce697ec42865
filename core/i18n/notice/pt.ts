import type { NoticeTexts } from './notice-texts.ts';

export const pt: NoticeTexts = {
  title: 'Aviso da decisão tomada',
  from: 'Credor: {lender}, {address}',
  date: 'Data: {date}',
  action:
    'Decisão tomada: Em {date} você perguntou se atende aos requisitos básicos do programa de subsídio solar da {lender}. Com as respostas que você deu, não foi possível aprovar este pedido.',
  reasonsTitle: 'Motivos principais:',
  reasons: {
    state: 'O programa é oferecido em certos estados. Sua resposta: {state}.',
    credit: 'O programa pede um score de crédito de {minimumScore} ou mais. Sua resposta: {score}.',
    homePrice:
      'O programa pede um preço de imóvel de {minHomePrice} ou mais. Sua resposta: {price}.',
  },
  rules:
    'Estas são as regras do programa de {rulesDate} (versão {version}). Usamos as respostas que você deu e nenhum relatório de crédito.',
  apply:
    'Você pode enviar uma solicitação mesmo assim. Um especialista analisa então a solicitação inteira.',
  law:
    'A lei federal de igualdade de oportunidades de crédito (Equal Credit Opportunity Act) proíbe os credores de discriminar solicitantes de ' +
    'crédito por motivo de raça, cor, religião, origem nacional, sexo, estado civil ou idade (desde que o solicitante tenha capacidade para ' +
    'celebrar um contrato vinculante); porque toda a renda do solicitante, ou parte dela, vem de algum programa de assistência pública; ou porque ' +
    'o solicitante exerceu de boa-fé algum direito previsto na lei de proteção ao crédito do consumidor (Consumer Credit Protection Act). A ' +
    'agência federal que fiscaliza o cumprimento desta lei por este credor é {agency}.',
  questions: 'Dúvidas sobre este aviso? Escreva para {lender} no endereço acima ou para {email}.',
  call: 'Você também pode ligar para {phone}.',
  english: 'Este aviso também está disponível em inglês, se você pedir.',
};
