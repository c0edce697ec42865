import type { Language } from '../../domain/language.ts';
import type { DefaultMails } from './default-mail.ts';
import { mailQuestions } from './questions.ts';

type InvitationMails = Pick<DefaultMails, 'client_invitation' | 'guest_invitation'>;

/**
 * Mails to a person whom a partner named as a client, or who left their details at an open house.
 * The text fits earlier applicants and new people alike, so it reveals to no reader which they are.
 */
export const invitationMails: Readonly<Record<Language, InvitationMails>> = {
  en: {
    client_invitation: {
      name: 'Named by a partner',
      subject: '{{partnerName}} named you as a client of {{lenderName}}',
      paragraphs: [
        '{{greeting}}',
        '{{partnerName}}, who takes part in our partner program, gave us your name, your email address and your phone number as those of a client.',
        'If you want to apply, open the link. You see there what we were told, can correct it, and decide for yourself whether you send it.',
        'If you don’t, you don’t need to do anything: nothing happens without you, and we delete what we were told on {{lapsesOn}}. If you applied before, your application stays as it is.',
        'This is the only email about this.',
        mailQuestions.en,
      ],
      link: { label: 'See what we were told', url: '{{confirmLink}}' },
    },
    guest_invitation: {
      name: 'Guest of an open house',
      subject: 'After the open house with {{partnerName}}: your link',
      paragraphs: [
        '{{greeting}}',
        'You left your name, your email address and your phone number at an open house with {{partnerName}}, who takes part in the partner program of {{lenderName}}.',
        'If you want to apply for our program, open the link. You see there what you left, can correct it, and decide for yourself whether you send it.',
        'If you don’t, or if it was not you, you don’t need to do anything: nothing happens without you, and we delete these details on {{lapsesOn}}. If you applied before, your application stays as it is.',
        'This is the only email about this.',
        mailQuestions.en,
      ],
      link: { label: 'Go on with your application', url: '{{confirmLink}}' },
    },
  },
  es: {
    client_invitation: {
      name: 'Named by a partner (Spanish)',
      subject: '{{partnerName}} le mencionó a {{lenderName}} como cliente',
      paragraphs: [
        '{{greeting}}',
        '{{partnerName}}, que participa en nuestro programa de socios, nos dio su nombre, su correo y su teléfono como los de un cliente.',
        'Si quiere presentar una solicitud, abra el enlace. Allí verá lo que nos dijeron, podrá corregirlo y usted decide si lo envía.',
        'Si no quiere, no tiene que hacer nada: nada pasa sin usted, y el {{lapsesOn}} borramos lo que nos dijeron. Si ya presentó una solicitud, sigue como está.',
        'Este es el único correo sobre esto.',
        mailQuestions.es,
      ],
      link: { label: 'Ver lo que nos dijeron', url: '{{confirmLink}}' },
    },
    guest_invitation: {
      name: 'Guest of an open house (Spanish)',
      subject: 'Después de la visita con {{partnerName}}: su enlace',
      paragraphs: [
        '{{greeting}}',
        'Usted visitó una casa con {{partnerName}}, que participa en el programa de socios de {{lenderName}}, y dejó su nombre, su correo y su teléfono.',
        'Si quiere presentar una solicitud para nuestro programa, abra el enlace. Allí verá lo que dejó, podrá corregirlo y usted decide si lo envía.',
        'Si no quiere, o si no fue usted, no tiene que hacer nada: nada pasa sin usted, y el {{lapsesOn}} borramos estos datos. Si ya presentó una solicitud, sigue como está.',
        'Este es el único correo sobre esto.',
        mailQuestions.es,
      ],
      link: { label: 'Continuar con su solicitud', url: '{{confirmLink}}' },
    },
  },
  pt: {
    client_invitation: {
      name: 'Named by a partner (Portuguese)',
      subject: '{{partnerName}} indicou você como cliente à {{lenderName}}',
      paragraphs: [
        '{{greeting}}',
        '{{partnerName}}, que participa do nosso programa de parceiros, nos passou o seu nome, e-mail e telefone como os de um cliente.',
        'Se quiser fazer uma solicitação, abra o link. Lá você vê o que nos passaram, pode corrigir e decide se envia.',
        'Se não quiser, não precisa fazer nada: nada acontece sem você, e em {{lapsesOn}} apagamos o que nos passaram. Se você já fez uma solicitação, ela continua como está.',
        'Este é o único e-mail sobre isso.',
        mailQuestions.pt,
      ],
      link: { label: 'Ver o que nos passaram', url: '{{confirmLink}}' },
    },
    guest_invitation: {
      name: 'Guest of an open house (Portuguese)',
      subject: 'Depois da visita com {{partnerName}}: o seu link',
      paragraphs: [
        '{{greeting}}',
        'Você visitou um imóvel com {{partnerName}}, que participa do programa de parceiros da {{lenderName}}, e deixou o seu nome, e-mail e telefone.',
        'Se quiser fazer uma solicitação no nosso programa, abra o link. Lá você vê o que deixou, pode corrigir e decide se envia.',
        'Se não quiser, ou se não foi você, não precisa fazer nada: nada acontece sem você, e em {{lapsesOn}} apagamos esses dados. Se você já fez uma solicitação, ela continua como está.',
        'Este é o único e-mail sobre isso.',
        mailQuestions.pt,
      ],
      link: { label: 'Continuar a sua solicitação', url: '{{confirmLink}}' },
    },
  },
};
