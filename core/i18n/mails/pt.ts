import type { DefaultMails } from './default-mail.ts';
import { disputeMails } from './dispute-mails.ts';
import { invitationMails } from './invitation-mails.ts';
import { ownPageMails } from './own-page-mails.ts';
import { partnerMails } from './partner-mails.ts';
import { mailQuestions } from './questions.ts';

const questions = mailQuestions.pt;

export const pt: DefaultMails = {
  lead_notification: {
    name: 'New lead (Portuguese)',
    subject: 'Nova solicitação: {{firstName}} {{lastName}}',
    paragraphs: [
      'Chegou uma nova solicitação.',
      'Prometemos uma ligação em até {{contactHours}} horas a quem envia uma solicitação.',
      '{{leadDetails}}',
    ],
    link: {
      label: 'Abrir a solicitação',
      url: '{{leadLink}}',
    },
  },
  lead_overdue: {
    name: 'Leads without an answer (Portuguese)',
    subject: 'Solicitações que ninguém respondeu a tempo: {{overdueCount}}',
    paragraphs: [
      'Estas solicitações esperaram {{returnMinutes}} minutos de expediente pela primeira resposta. Elas estão de novo na fila, para quem pegar a próxima.',
      '{{overdueLeads}}',
    ],
    link: {
      label: 'Abrir o painel',
      url: '{{dashboardLink}}',
    },
  },
  application_received: {
    name: 'Application received (Portuguese)',
    subject: '{{lenderName}}: recebemos sua solicitação',
    paragraphs: [
      '{{greeting}}',
      'Agradecemos o envio da sua solicitação à {{lenderName}}. Já a recebemos.',
      'Seu número de referência: {{reference}}.',
      'Próximos passos: um especialista entrará em contato em até {{contactHours}} horas; a avaliação do imóvel costuma levar {{assessmentDays}} dias e a decisão sobre a pré-aprovação, {{preApprovalDays}} dias.',
      '{{estimate}}',
      questions,
    ],
  },
  affiliate_notification: {
    name: 'New referral (Portuguese)',
    subject: '{{lenderName}}: alguém enviou uma solicitação pelo seu link',
    paragraphs: [
      '{{greeting}}',
      '{{clientName}} ({{clientState}}) enviou uma solicitação com o seu código de indicação {{referralCode}}.',
      'Você acompanha o andamento no seu painel.',
      questions,
    ],
    link: {
      label: 'Abrir o seu painel',
      url: '{{dashboardLink}}',
    },
  },
  milestone: {
    name: 'Milestone of a client (Portuguese)',
    subject: '{{lenderName}}: {{clientName}} – {{milestone}}',
    paragraphs: [
      '{{greeting}}',
      'Há novidades sobre {{clientName}} ({{clientState}}).',
      '{{milestone}}. {{nextStep}}',
      questions,
    ],
    link: {
      label: 'Ver o que aconteceu até agora',
      url: '{{clientLink}}',
    },
  },
  eligibility: {
    name: 'Eligibility (Portuguese)',
    subject: '{{lenderName}}: os requisitos do programa',
    paragraphs: [
      '{{greeting}}',
      'Agradecemos o seu interesse em um imóvel neste estado: {{state}}. Com o que você nos contou, verificamos os requisitos do programa; um especialista vai verificá-los novamente com você.',
      '{{estimate}}',
      questions,
    ],
  },
  negative_notice: {
    name: 'Notice of a negative answer (Portuguese)',
    subject: '{{lenderName}}: o aviso sobre a sua verificação',
    paragraphs: [
      '{{greeting}}',
      'Você pediu para receber este aviso por e-mail. Guarde ou imprima.',
      '{{notice}}',
    ],
  },
  near_miss_changed: {
    name: 'The rules changed (Portuguese)',
    subject: '{{lenderName}}: as regras do programa mudaram',
    paragraphs: [
      '{{greeting}}',
      'Você nos pediu um aviso se o programa mudasse. Ele mudou: com as respostas que você deixou, os requisitos básicos agora são atendidos.',
      'Verifique de novo com as suas respostas de hoje. Leva cerca de um minuto. É uma primeira verificação, não uma aprovação do financiamento.',
      'Este é o único e-mail que você pediu. Não enviaremos outro sobre esta mudança.',
      questions,
    ],
    link: {
      label: 'Verificar de novo',
      url: '{{qualifyLink}}',
    },
  },
  welcome: {
    name: 'Welcome, partner (Portuguese)',
    subject: 'Boas-vindas à {{lenderName}}',
    paragraphs: [
      '{{greeting}}',
      'Sua conta de parceiro está pronta. Seu código de indicação é {{referralCode}}; quem enviar uma solicitação por este link contará como indicação sua: {{referralLink}}',
      questions,
    ],
    link: {
      label: 'Abrir o seu painel',
      url: '{{dashboardLink}}',
    },
  },
  account_exists: {
    name: 'Registered again (Portuguese)',
    subject: '{{lenderName}}: você já tem uma conta',
    paragraphs: [
      '{{greeting}}',
      'Alguém tentou se cadastrar como parceiro com o seu e-mail. Você já tem uma conta, por isso nada foi alterado.',
      'Se foi você, entre pelo botão abaixo. Se não se lembra da sua senha, crie uma nova aqui: {{forgotLink}}',
      'Se não foi você, não é preciso fazer nada.',
      questions,
    ],
    link: {
      label: 'Entrar',
      url: '{{loginLink}}',
    },
  },
  password_reset: {
    name: 'Password reset (Portuguese)',
    subject: '{{lenderName}}: crie uma nova senha',
    paragraphs: [
      '{{greeting}}',
      'Alguém pediu uma nova senha para a sua conta. O link abaixo funciona uma única vez, por {{resetMinutes}} minutos.',
      'Se não foi você, não é preciso fazer nada: sua senha continua a mesma.',
    ],
    link: {
      label: 'Criar uma nova senha',
      url: '{{resetLink}}',
    },
  },
  account_changed: {
    name: 'Account changed (Portuguese)',
    subject: '{{lenderName}}: sua conta foi alterada',
    paragraphs: [
      '{{greeting}}',
      '{{change}}',
      'Se foi você, não é preciso fazer nada. Se não foi, ligue imediatamente para {{supportPhone}}: outra pessoa pode ter acesso à sua conta.',
    ],
  },
  follow_up: {
    name: 'Follow-up (Portuguese)',
    subject: '{{lenderName}}: sobre a sua solicitação {{reference}}',
    paragraphs: [
      '{{greeting}}',
      'Gostaríamos de dar andamento à sua solicitação {{reference}} e ainda não conseguimos falar com você.',
      'Qual é um bom horário para conversarmos? Ligue para {{supportPhone}}, {{supportHours}}, ou escreva para {{supportEmail}}.',
    ],
  },
  follow_up_reminder: {
    name: 'Reminder of a next step (Portuguese)',
    subject: 'Próximo passo com {{firstName}} {{lastName}}: {{dueAt}}',
    paragraphs: ['{{reference}}, {{phone}}. Previsto para {{dueAt}}.', '{{nextStep}}'],
    link: {
      label: 'Abrir a solicitação',
      url: '{{leadLink}}',
    },
  },
  ...disputeMails.pt,
  ...invitationMails.pt,
  ...ownPageMails.pt,
  ...partnerMails.pt,
  commission_approved: {
    name: 'Commissions approved (Portuguese)',
    subject: '{{lenderName}}: {{amount}} em comissões aprovadas',
    paragraphs: [
      '{{greeting}}',
      'Aprovamos {{amount}} em comissões para você:',
      '{{commissions}}',
      'Quando pagarmos, você receberá um extrato.',
      questions,
    ],
    link: {
      label: 'Ver os seus ganhos',
      url: '{{earningsLink}}',
    },
  },
  commission_paid: {
    name: 'Commissions paid (Portuguese)',
    subject: '{{lenderName}}: {{paymentInShort}}',
    paragraphs: [
      '{{greeting}}',
      '{{payment}} Referência do pagamento: {{paymentReference}}.',
      '{{commissions}}',
      questions,
    ],
    link: {
      label: 'Ver o extrato',
      url: '{{statementLink}}',
    },
  },
  commission_changed: {
    name: 'Commission corrected (Portuguese)',
    subject: '{{lenderName}}: uma mudança nas suas comissões',
    paragraphs: ['{{greeting}}', '{{correction}}', 'Motivo: {{correctionReason}}', questions],
    link: {
      label: 'Ver os seus ganhos',
      url: '{{earningsLink}}',
    },
  },
  staff_invitation: {
    name: 'Invitation of a colleague (Portuguese)',
    subject: '{{lenderName}}: sua conta está pronta',
    paragraphs: [
      '{{greeting}}',
      'Você foi convidado a trabalhar no CRM da {{lenderName}}. Seu nome de usuário é {{username}}.',
      'O link abaixo funciona uma única vez, por {{invitationHours}} horas. Crie ali a sua senha e você entra em seguida.',
      'Se você não esperava isto, não é preciso fazer nada: ninguém entra enquanto não houver uma senha.',
    ],
    link: {
      label: 'Criar a sua senha',
      url: '{{invitationLink}}',
    },
  },
  staff_reset: {
    name: 'New password for a colleague (Portuguese)',
    subject: '{{lenderName}}: crie uma nova senha',
    paragraphs: [
      '{{greeting}}',
      'Um administrador enviou este link para você criar uma nova senha. Seu nome de usuário é {{username}}. O link funciona uma única vez, por {{resetMinutes}} minutos.',
      'Enquanto você não criar uma nova, sua senha continua a mesma. Se você não pediu isto, avise o administrador.',
    ],
    link: {
      label: 'Criar uma nova senha',
      url: '{{resetLink}}',
    },
  },
};
