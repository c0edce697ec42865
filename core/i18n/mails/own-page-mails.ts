import type { Language } from '../../domain/language.ts';
import type { DefaultMails } from './default-mail.ts';
import { mailQuestions } from './questions.ts';

type OwnPageMails = Pick<
  DefaultMails,
  | 'buyer_link'
  | 'confirm_email'
  | 'withdrawn'
  | 'promise_missed'
  | 'erasure_declined'
  | 'erasure_asked'
>;

/** Mails about actions of a buyer on their own page, and promises made on it. */
export const ownPageMails: Readonly<Record<Language, OwnPageMails>> = {
  en: {
    buyer_link: {
      name: 'New link to the own page',
      subject: '{{lenderName}}: your new link',
      paragraphs: [
        '{{greeting}}',
        'Someone asked for a new link to your own page for application {{reference}}. You find it at the end of this email.',
        'If it wasn’t you, you don’t need to do anything: the page opens only with the last four digits of your phone number.',
        mailQuestions.en,
      ],
    },
    confirm_email: {
      name: 'Is the new address theirs',
      subject: '{{lenderName}}: is {{newEmail}} your address now?',
      paragraphs: [
        '{{greeting}}',
        'We were given {{newEmail}} as your new email address for application {{reference}}.',
        'If it is yours, confirm it here: {{confirmLink}}',
        'Until you do, links to your own page that we send to the new address show nothing of your application. The link here works once, for 72 hours.',
        'If it is not your address, don’t confirm it, and tell us.',
        mailQuestions.en,
      ],
    },
    withdrawn: {
      name: 'Application withdrawn',
      subject: '{{lenderName}}: you withdrew your application {{reference}}',
      paragraphs: [
        '{{greeting}}',
        'You withdrew your application {{reference}} on {{withdrawnOn}}. We have stopped working on it.',
        'From now on we only send you answers to what you do yourself, and notices that the law requires.',
        'If it wasn’t you, tell us right away. If you change your mind, you can apply again at any time.',
        mailQuestions.en,
      ],
    },
    promise_missed: {
      name: 'Promised call missed',
      subject: '{{lenderName}}: we are sorry that we have not called yet',
      paragraphs: [
        '{{greeting}}',
        'We said that a specialist would contact you within {{contactHours}} hours about application {{reference}}. That did not happen, and we are sorry.',
        'Your application is back in line, and our team has been told. We will contact you by {{newDay}}.',
        mailQuestions.en,
      ],
    },
    erasure_declined: {
      name: 'Request to erase, declined',
      subject: '{{lenderName}}: your request to erase your data',
      paragraphs: [
        '{{greeting}}',
        'On {{askedOn}} you asked us to erase the data of application {{reference}}. We looked at your request and did not erase it.',
        'The reason: {{reason}}',
        'If you do not agree, write to us, or ask again on your own page.',
        mailQuestions.en,
      ],
    },
    erasure_asked: {
      name: 'Request to erase',
      subject: 'A buyer asks to be erased: {{reference}}',
      paragraphs: [
        'On {{askedOn}} the buyer of application {{reference}} asked on their own page that we erase their data.',
        'Nothing is erased by itself. Open the lead to erase the person, or to decline with a reason, which is mailed to the buyer.',
        'Leads has all open requests in the list “Asks to be erased”.',
      ],
      link: { label: 'Open the lead', url: '{{leadLink}}' },
    },
  },
  es: {
    buyer_link: {
      name: 'New link to the own page (Spanish)',
      subject: '{{lenderName}}: su nuevo enlace',
      paragraphs: [
        '{{greeting}}',
        'Alguien pidió un nuevo enlace a su página de la solicitud {{reference}}. Lo encontrará al final de este correo.',
        'Si no fue usted, no tiene que hacer nada: la página solo se abre con los últimos cuatro dígitos de su teléfono.',
        mailQuestions.es,
      ],
    },
    confirm_email: {
      name: 'Is the new address theirs (Spanish)',
      subject: '{{lenderName}}: ¿{{newEmail}} es ahora su correo?',
      paragraphs: [
        '{{greeting}}',
        'Nos dieron {{newEmail}} como su nueva dirección de correo para la solicitud {{reference}}.',
        'Si es suya, confírmela aquí: {{confirmLink}}',
        'Hasta entonces, los enlaces a su página que enviemos a la nueva dirección no muestran nada de su solicitud. Este enlace funciona una sola vez, durante 72 horas.',
        'Si no es su dirección, no la confirme y avísenos.',
        mailQuestions.es,
      ],
    },
    withdrawn: {
      name: 'Application withdrawn (Spanish)',
      subject: '{{lenderName}}: usted retiró su solicitud {{reference}}',
      paragraphs: [
        '{{greeting}}',
        'Usted retiró su solicitud {{reference}} el {{withdrawnOn}}. Ya no trabajamos en ella.',
        'De ahora en adelante solo le enviaremos respuestas a lo que usted haga y los avisos que exige la ley.',
        'Si no fue usted, avísenos de inmediato. Si cambia de opinión, puede presentar otra solicitud cuando quiera.',
        mailQuestions.es,
      ],
    },
    promise_missed: {
      name: 'Promised call missed (Spanish)',
      subject: '{{lenderName}}: disculpe que aún no le hayamos llamado',
      paragraphs: [
        '{{greeting}}',
        'Le dijimos que un especialista se comunicaría con usted en un plazo de {{contactHours}} horas sobre la solicitud {{reference}}. No cumplimos, y le pedimos disculpas.',
        'Su solicitud está de nuevo en la cola y ya avisamos a nuestro equipo. Nos comunicaremos con usted a más tardar el {{newDay}}.',
        mailQuestions.es,
      ],
    },
    erasure_declined: {
      name: 'Request to erase, declined (Spanish)',
      subject: '{{lenderName}}: su pedido de borrar sus datos',
      paragraphs: [
        '{{greeting}}',
        'El {{askedOn}} usted nos pidió borrar los datos de la solicitud {{reference}}. Revisamos su pedido y no los borramos.',
        'El motivo: {{reason}}',
        'Si no está de acuerdo, escríbanos o pídalo otra vez en su página.',
        mailQuestions.es,
      ],
    },
    erasure_asked: {
      name: 'Request to erase (Spanish)',
      subject: 'Un comprador pide que se borren sus datos: {{reference}}',
      paragraphs: [
        'El {{askedOn}} el comprador de la solicitud {{reference}} pidió en su página que borremos sus datos.',
        'Nada se borra por sí solo. Abra la solicitud para borrar los datos, o para negarse con un motivo, que el comprador recibe por correo.',
        'Todos los pedidos pendientes están en Leads, en la lista “Asks to be erased”.',
      ],
      link: { label: 'Abrir la solicitud', url: '{{leadLink}}' },
    },
  },
  pt: {
    buyer_link: {
      name: 'New link to the own page (Portuguese)',
      subject: '{{lenderName}}: o seu novo link',
      paragraphs: [
        '{{greeting}}',
        'Alguém pediu um novo link para a sua página da solicitação {{reference}}. Ele está no fim deste e-mail.',
        'Se não foi você, não é preciso fazer nada: a página só abre com os quatro últimos dígitos do seu telefone.',
        mailQuestions.pt,
      ],
    },
    confirm_email: {
      name: 'Is the new address theirs (Portuguese)',
      subject: '{{lenderName}}: {{newEmail}} é o seu e-mail agora?',
      paragraphs: [
        '{{greeting}}',
        'Recebemos {{newEmail}} como o seu novo endereço de e-mail para a solicitação {{reference}}.',
        'Se for seu, confirme aqui: {{confirmLink}}',
        'Até lá, os links para a sua página que enviarmos ao novo endereço não mostram nada da sua solicitação. Este link funciona uma única vez, por 72 horas.',
        'Se não for o seu endereço, não confirme e avise-nos.',
        mailQuestions.pt,
      ],
    },
    withdrawn: {
      name: 'Application withdrawn (Portuguese)',
      subject: '{{lenderName}}: você retirou a sua solicitação {{reference}}',
      paragraphs: [
        '{{greeting}}',
        'Você retirou a sua solicitação {{reference}} em {{withdrawnOn}}. Não trabalhamos mais nela.',
        'De agora em diante só enviaremos respostas ao que você fizer e os avisos que a lei exige.',
        'Se não foi você, avise-nos logo. Se mudar de ideia, você pode enviar outra solicitação quando quiser.',
        mailQuestions.pt,
      ],
    },
    promise_missed: {
      name: 'Promised call missed (Portuguese)',
      subject: '{{lenderName}}: desculpe por ainda não termos ligado',
      paragraphs: [
        '{{greeting}}',
        'Dissemos que um especialista entraria em contato em até {{contactHours}} horas sobre a solicitação {{reference}}. Isso não aconteceu, e pedimos desculpas.',
        'A sua solicitação voltou para a fila e a nossa equipe já foi avisada. Entraremos em contato até {{newDay}}.',
        mailQuestions.pt,
      ],
    },
    erasure_declined: {
      name: 'Request to erase, declined (Portuguese)',
      subject: '{{lenderName}}: o seu pedido para apagar os seus dados',
      paragraphs: [
        '{{greeting}}',
        'Em {{askedOn}} você pediu que apagássemos os dados da solicitação {{reference}}. Analisamos o pedido e não os apagamos.',
        'O motivo: {{reason}}',
        'Se não concordar, escreva para nós ou peça de novo na sua página.',
        mailQuestions.pt,
      ],
    },
    erasure_asked: {
      name: 'Request to erase (Portuguese)',
      subject: 'Um comprador pede que apaguem os seus dados: {{reference}}',
      paragraphs: [
        'Em {{askedOn}} o comprador da solicitação {{reference}} pediu, na página dele, que apaguemos os seus dados.',
        'Nada é apagado sozinho. Abra a solicitação para apagar os dados, ou para recusar com um motivo, que o comprador recebe por e-mail.',
        'Todos os pedidos em aberto estão em Leads, na lista “Asks to be erased”.',
      ],
      link: { label: 'Abrir a solicitação', url: '{{leadLink}}' },
    },
  },
};
