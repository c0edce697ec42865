import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/lead.ts';

export default {
  screen: 'Cliente',
  loading: 'Carregando os dados do cliente...',
  failed: 'Não foi possível carregar os dados do cliente',
  back: 'Voltar ao painel',
  missing: 'Cliente não encontrado',
  missingText: 'O cliente que você procura não existe ou você não tem acesso aos dados dele.',
  submitted: 'Solicitação enviada',
  progress: {
    title: 'O que aconteceu',
  },
  commission: {
    title: 'Comissão',
    none: 'Ainda não ganha: a comissão é estimada quando este cliente se qualifica.',
  },
  withheld: {
    contact:
      'A instituição financeira compartilha com os parceiros só os dados de contato e o andamento de um cliente.',
    status:
      'A instituição financeira compartilha com os parceiros só o nome, a inicial do sobrenome e o andamento de um cliente.',
  },
  personal: {
    title: 'Dados pessoais',
    email: 'E-mail do cliente',
    phone: 'Telefone do cliente',
    state: 'Estado do imóvel',
    address: 'Endereço atual do cliente',
    contactMethod: 'Contato preferido',
    timeline: 'Quando quer comprar',
    methods: {
      phone: 'Por telefone',
      email: 'Por e-mail',
      text: 'Por mensagem de texto',
    },
  },
  financial: {
    title: 'Dados financeiros',
    homePrice: 'Preço da casa',
    electricBill: 'Conta de luz mensal',
    creditScore: 'Faixa do score de crédito',
    housing: 'Situação de moradia',
    monthlyPayment: 'Pagamento mensal total',
    savings: 'Economias atuais',
    housings: {
      own: 'Tem casa própria',
      rent: 'Paga aluguel',
      living_with_relative: 'Mora com um parente',
    },
  },
  solar: {
    title: 'Cálculos solares',
    cost: 'Custo dos painéis',
    taxCredit: 'Crédito fiscal',
    taxCreditShare: 'Crédito fiscal ({share})',
    grant: 'Subsídio',
    total: 'Total do primeiro ano',
    monthly: 'Economia por mês',
    payment: 'Parcela mensal a {rates}',
    apr: 'Taxa percentual anual (APR)',
    breakEven: 'Ponto de equilíbrio: taxa de',
    never: 'nenhuma taxa',
    paymentNote:
      'As parcelas são uma ilustração, não uma oferta de crédito: 360 meses, com o seguro hipotecário da FHA incluído. Não incluem impostos, seguro do imóvel nem tarifas.',
    range: '{low} a {high}',
    none: 'Não disponível',
    illustration:
      '* Ilustração do programa: o crédito federal acabou para sistemas novos. O seu cliente deve falar com um contador ou consultor tributário.',
  },
  referral: {
    title: 'Dados da indicação',
    referredBy: 'Indicado por',
    why: 'Por que este cliente conta como sua indicação',
    byLatestLink: 'O seu link foi o último que o cliente seguiu e vale por {days} dias.',
    byFirstLink: 'O seu link foi o primeiro que o cliente seguiu e vale por {days} dias.',
    byLink: 'O seu link era o que valia quando a solicitação chegou.',
    byChoice: 'O seu cliente citou você na solicitação. Isso vale mais do que qualquer link.',
    byLender: 'A instituição financeira decidiu que este cliente conta como sua indicação.',
    inReview: 'A nossa equipe está conferindo esta indicação.',
    ownLink: 'O seu link',
    otherLink: 'O link de outro parceiro',
    disputes: {
      own: 'Em {date}, você nos disse que este cliente é seu: {why}',
      other: 'Em {date}, outro parceiro nos disse que este cliente é dele.',
      open: 'Estamos analisando.',
      upheld: 'Concordamos em {date}.',
      rejected: 'Analisamos. Em {date}, decidimos que nada muda.',
      reason: 'Este é o nosso motivo: {reason}',
    },
    verdicts: {
      winner: 'é o que vale',
      same_code: 'o mesmo link de novo',
      earlier_code: 'veio antes e não vale',
      later_code: 'veio depois e não vale',
      expired: 'já tinha vencido',
      outranked: 'vale o que o cliente informou',
      overruled: 'teria valido; a instituição financeira decidiu de outra forma',
    },
  },
  submission: {
    title: 'Dados do envio',
    submitted: 'Data do envio',
    status: 'Resultado',
    qualified: 'Atende aos requisitos',
    review: 'Em análise',
    id: 'Número de referência',
  },
  actions: {
    title: 'Ações',
    call: 'Ligar para {firstName}',
    sendEmail: 'Enviar um e-mail',
    mailBody:
      'Olá, {firstName}!\n\nEscrevo sobre a sua solicitação do programa de subsídio solar da {lender}. Você tem alguma dúvida ou posso ajudar em alguma coisa?\n\nAtenciosamente',
    mailOpened:
      'Rascunho de e-mail aberto para {name} <{email}>\nAssunto: {subject}\nMeio: janela de redação do webmail',
  },
  notes: {
    none: 'Ainda não há anotações. A equipe da instituição financeira lê o que você escrever aqui.',
    placeholder: 'Escreva uma anotação sobre este cliente…',
  },
} satisfies Shape<typeof en>;
