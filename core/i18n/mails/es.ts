import type { DefaultMails } from './default-mail.ts';
import { disputeMails } from './dispute-mails.ts';
import { invitationMails } from './invitation-mails.ts';
import { ownPageMails } from './own-page-mails.ts';
import { partnerMails } from './partner-mails.ts';
import { mailQuestions } from './questions.ts';

const questions = mailQuestions.es;

export const es: DefaultMails = {
  lead_notification: {
    name: 'New lead (Spanish)',
    subject: 'Nueva solicitud: {{firstName}} {{lastName}}',
    paragraphs: [
      'Llegó una nueva solicitud.',
      'A quienes presentan una solicitud se les promete una llamada en un plazo de {{contactHours}} horas.',
      '{{leadDetails}}',
    ],
    link: {
      label: 'Abrir la solicitud',
      url: '{{leadLink}}',
    },
  },
  lead_overdue: {
    name: 'Leads without an answer (Spanish)',
    subject: 'Solicitudes que nadie respondió a tiempo: {{overdueCount}}',
    paragraphs: [
      'Estas solicitudes esperaron {{returnMinutes}} minutos de horario de oficina su primera respuesta. Están de nuevo en la cola, para quien tome la siguiente.',
      '{{overdueLeads}}',
    ],
    link: {
      label: 'Abrir el panel',
      url: '{{dashboardLink}}',
    },
  },
  application_received: {
    name: 'Application received (Spanish)',
    subject: '{{lenderName}}: recibimos su solicitud',
    paragraphs: [
      '{{greeting}}',
      'Gracias por presentar su solicitud a {{lenderName}}. Ya la recibimos.',
      'Su número de referencia: {{reference}}.',
      'Próximos pasos: un especialista se comunicará con usted en un plazo de {{contactHours}} horas; la evaluación de la vivienda suele tardar {{assessmentDays}} días y la decisión sobre la preaprobación, {{preApprovalDays}} días.',
      '{{estimate}}',
      questions,
    ],
  },
  affiliate_notification: {
    name: 'New referral (Spanish)',
    subject: '{{lenderName}}: alguien presentó una solicitud con su enlace',
    paragraphs: [
      '{{greeting}}',
      '{{clientName}} ({{clientState}}) presentó una solicitud con su código de referido {{referralCode}}.',
      'En su panel puede ver cómo avanza.',
      questions,
    ],
    link: {
      label: 'Abrir su panel',
      url: '{{dashboardLink}}',
    },
  },
  milestone: {
    name: 'Milestone of a client (Spanish)',
    subject: '{{lenderName}}: {{clientName}} – {{milestone}}',
    paragraphs: [
      '{{greeting}}',
      'Hay novedades sobre {{clientName}} ({{clientState}}).',
      '{{milestone}}. {{nextStep}}',
      questions,
    ],
    link: {
      label: 'Ver lo que ha pasado',
      url: '{{clientLink}}',
    },
  },
  eligibility: {
    name: 'Eligibility (Spanish)',
    subject: '{{lenderName}}: los requisitos del programa',
    paragraphs: [
      '{{greeting}}',
      'Gracias por su interés en una vivienda en {{state}}. Con lo que nos contó revisamos los requisitos del programa; un especialista los revisará de nuevo con usted.',
      '{{estimate}}',
      questions,
    ],
  },
  negative_notice: {
    name: 'Notice of a negative answer (Spanish)',
    subject: '{{lenderName}}: el aviso sobre su verificación',
    paragraphs: [
      '{{greeting}}',
      'Usted pidió recibir este aviso por correo. Guárdelo o imprímalo.',
      '{{notice}}',
    ],
  },
  near_miss_changed: {
    name: 'The rules changed (Spanish)',
    subject: '{{lenderName}}: cambiaron las reglas del programa',
    paragraphs: [
      '{{greeting}}',
      'Usted nos pidió que le avisáramos si el programa cambiaba. Ya cambió: con las respuestas que nos dejó, ahora se cumplen los requisitos básicos.',
      'Verifique de nuevo con sus respuestas de hoy. Toma alrededor de un minuto. Es una primera verificación, no una aprobación del préstamo.',
      'Este es el único correo que pidió. No le enviaremos otro sobre este cambio.',
      questions,
    ],
    link: {
      label: 'Verificar de nuevo',
      url: '{{qualifyLink}}',
    },
  },
  welcome: {
    name: 'Welcome, partner (Spanish)',
    subject: 'Le damos la bienvenida a {{lenderName}}',
    paragraphs: [
      '{{greeting}}',
      'Su cuenta de socio está lista. Su código de referido es {{referralCode}}; toda persona que presente una solicitud con este enlace contará como referido suyo: {{referralLink}}',
      questions,
    ],
    link: {
      label: 'Abrir su panel',
      url: '{{dashboardLink}}',
    },
  },
  account_exists: {
    name: 'Registered again (Spanish)',
    subject: '{{lenderName}}: usted ya tiene una cuenta',
    paragraphs: [
      '{{greeting}}',
      'Alguien intentó registrarse como socio con su correo electrónico. Usted ya tiene una cuenta, así que no se cambió nada.',
      'Si fue usted, inicie sesión con el botón de abajo. Si ya no recuerda su contraseña, restablézcala aquí: {{forgotLink}}',
      'Si no fue usted, no tiene que hacer nada.',
      questions,
    ],
    link: {
      label: 'Iniciar sesión',
      url: '{{loginLink}}',
    },
  },
  password_reset: {
    name: 'Password reset (Spanish)',
    subject: '{{lenderName}}: cree una contraseña nueva',
    paragraphs: [
      '{{greeting}}',
      'Alguien pidió una contraseña nueva para su cuenta. El enlace funciona una sola vez, durante {{resetMinutes}} minutos.',
      'Si no fue usted, no tiene que hacer nada: su contraseña sigue igual.',
    ],
    link: {
      label: 'Crear una contraseña nueva',
      url: '{{resetLink}}',
    },
  },
  account_changed: {
    name: 'Account changed (Spanish)',
    subject: '{{lenderName}}: su cuenta cambió',
    paragraphs: [
      '{{greeting}}',
      '{{change}}',
      'Si fue usted, no tiene que hacer nada. Si no fue usted, llámenos de inmediato al {{supportPhone}}: alguien más podría tener acceso a su cuenta.',
    ],
  },
  follow_up: {
    name: 'Follow-up (Spanish)',
    subject: '{{lenderName}}: sobre su solicitud {{reference}}',
    paragraphs: [
      '{{greeting}}',
      'Queremos continuar con su solicitud {{reference}} y aún no hemos podido comunicarnos con usted.',
      '¿A qué hora le conviene que hablemos? Llame al {{supportPhone}}, {{supportHours}}, o escriba a {{supportEmail}}.',
    ],
  },
  follow_up_reminder: {
    name: 'Reminder of a next step (Spanish)',
    subject: 'Próximo paso con {{firstName}} {{lastName}}: {{dueAt}}',
    paragraphs: ['{{reference}}, {{phone}}. Previsto para el {{dueAt}}.', '{{nextStep}}'],
    link: {
      label: 'Abrir la solicitud',
      url: '{{leadLink}}',
    },
  },
  ...disputeMails.es,
  ...invitationMails.es,
  ...ownPageMails.es,
  ...partnerMails.es,
  commission_approved: {
    name: 'Commissions approved (Spanish)',
    subject: '{{lenderName}}: {{amount}} en comisiones aprobadas',
    paragraphs: [
      '{{greeting}}',
      'Aprobamos {{amount}} en comisiones para usted:',
      '{{commissions}}',
      'Cuando las paguemos, recibirá un estado de cuenta.',
      questions,
    ],
    link: {
      label: 'Ver sus ganancias',
      url: '{{earningsLink}}',
    },
  },
  commission_paid: {
    name: 'Commissions paid (Spanish)',
    subject: '{{lenderName}}: {{paymentInShort}}',
    paragraphs: [
      '{{greeting}}',
      '{{payment}} Referencia del pago: {{paymentReference}}.',
      '{{commissions}}',
      questions,
    ],
    link: {
      label: 'Ver el estado de cuenta',
      url: '{{statementLink}}',
    },
  },
  commission_changed: {
    name: 'Commission corrected (Spanish)',
    subject: '{{lenderName}}: un cambio en sus comisiones',
    paragraphs: ['{{greeting}}', '{{correction}}', 'Motivo: {{correctionReason}}', questions],
    link: {
      label: 'Ver sus ganancias',
      url: '{{earningsLink}}',
    },
  },
  staff_invitation: {
    name: 'Invitation of a colleague (Spanish)',
    subject: '{{lenderName}}: su cuenta está lista',
    paragraphs: [
      '{{greeting}}',
      'Le invitaron a trabajar en el CRM de {{lenderName}}. Su nombre de usuario es {{username}}.',
      'El enlace funciona una sola vez, durante {{invitationHours}} horas. Cree allí su contraseña y entrará de inmediato.',
      'Si no lo esperaba, no tiene que hacer nada: nadie puede entrar mientras no haya una contraseña.',
    ],
    link: {
      label: 'Crear su contraseña',
      url: '{{invitationLink}}',
    },
  },
  staff_reset: {
    name: 'New password for a colleague (Spanish)',
    subject: '{{lenderName}}: cree una contraseña nueva',
    paragraphs: [
      '{{greeting}}',
      'Un administrador le envió este enlace para crear una contraseña nueva. Su nombre de usuario es {{username}}. El enlace funciona una sola vez, durante {{resetMinutes}} minutos.',
      'Mientras no cree una nueva, su contraseña sigue igual. Si no la pidió, avise a su administrador.',
    ],
    link: {
      label: 'Crear una contraseña nueva',
      url: '{{resetLink}}',
    },
  },
};
