import type { Language } from '../../domain/language.ts';
import type { DefaultMails } from './default-mail.ts';
import { mailQuestions } from './questions.ts';

/** Why a partner is told what to do: staff asked, or ended the review, or published an agreement. */
export const taskOccasions = ['asked', 'reviewed', 'published'] as const;

export type TaskOccasion = (typeof taskOccasions)[number];

export const occasionTexts: Readonly<Record<Language, Readonly<Record<TaskOccasion, string>>>> = {
  en: {
    asked: 'So that your commissions can be approved and paid, we still need this from you:',
    reviewed:
      'We have reviewed your partner account. So that your commissions can be approved and paid, we still need this from you:',
    published:
      'There is a new version of the partner agreement. So that your commissions can be approved and paid, we need this from you:',
  },
  es: {
    asked: 'Para que podamos aprobar y pagarle sus comisiones, todavía necesitamos de usted:',
    reviewed:
      'Ya revisamos su cuenta de socio. Para que podamos aprobar y pagarle sus comisiones, todavía necesitamos de usted:',
    published:
      'Hay una nueva versión del acuerdo para socios. Para que podamos aprobar y pagarle sus comisiones, necesitamos de usted:',
  },
  pt: {
    asked: 'Para que suas comissões possam ser aprovadas e pagas, ainda precisamos de você:',
    reviewed:
      'Já analisamos sua conta de parceiro. Para que suas comissões possam ser aprovadas e pagas, ainda precisamos de você:',
    published:
      'Há uma nova versão do contrato de parceria. Para que suas comissões possam ser aprovadas e pagas, precisamos de você:',
  },
};

/** How the form W-9 is handed in, while the lender does not say it; with `{contact}`. */
export const askHow: Readonly<Record<Language, string>> = {
  en: 'Ask us how: {contact}',
  es: 'Pregúntenos cómo: {contact}',
  pt: 'Pergunte-nos como: {contact}',
};

/** Instead of a typed name that is none, which a mail does not repeat. */
export const nameInPortal: Readonly<Record<Language, string>> = {
  en: 'as shown in your portal',
  es: 'como aparece en su portal',
  pt: 'como aparece no seu portal',
};

export const sampleAgreement: Readonly<Record<Language, string>> = {
  en: 'The text of the agreement stands here.',
  es: 'Aquí va el texto del acuerdo.',
  pt: 'Aqui vai o texto do contrato.',
};

type PartnerMails = Pick<DefaultMails, 'partner_tasks' | 'agreement_accepted'>;

export const partnerMails: Readonly<Record<Language, PartnerMails>> = {
  en: {
    partner_tasks: {
      name: 'What the partner has to do',
      subject: '{{lenderName}}: what we need from you for your commissions',
      paragraphs: ['{{greeting}}', '{{occasion}}', '{{tasks}}', mailQuestions.en],
      link: { label: 'Open your dashboard', url: '{{dashboardLink}}' },
    },
    agreement_accepted: {
      name: 'Copy of the agreement',
      subject: '{{lenderName}}: your copy of the partner agreement, version {{version}}',
      paragraphs: [
        '{{greeting}}',
        'You accepted version {{version}} of the partner agreement on {{acceptedAt}}. Name you typed: {{acceptedName}}. Internet address, shortened: {{acceptedFrom}}.',
        'This is the text. Please keep it:',
        '{{agreementText}}',
        'If it was not you, tell us at once.',
        mailQuestions.en,
      ],
      link: { label: 'See the agreement', url: '{{agreementLink}}' },
    },
  },
  es: {
    partner_tasks: {
      name: 'What the partner has to do (Spanish)',
      subject: '{{lenderName}}: lo que necesitamos de usted para sus comisiones',
      paragraphs: ['{{greeting}}', '{{occasion}}', '{{tasks}}', mailQuestions.es],
      link: { label: 'Abrir su panel', url: '{{dashboardLink}}' },
    },
    agreement_accepted: {
      name: 'Copy of the agreement (Spanish)',
      subject: '{{lenderName}}: su copia del acuerdo para socios, versión {{version}}',
      paragraphs: [
        '{{greeting}}',
        'Usted aceptó la versión {{version}} del acuerdo para socios el {{acceptedAt}}. Nombre que escribió: {{acceptedName}}. Dirección de internet, abreviada: {{acceptedFrom}}.',
        'Este es el texto. Guárdelo, por favor:',
        '{{agreementText}}',
        'Si no fue usted, avísenos de inmediato.',
        mailQuestions.es,
      ],
      link: { label: 'Ver el acuerdo', url: '{{agreementLink}}' },
    },
  },
  pt: {
    partner_tasks: {
      name: 'What the partner has to do (Portuguese)',
      subject: '{{lenderName}}: o que precisamos de você para suas comissões',
      paragraphs: ['{{greeting}}', '{{occasion}}', '{{tasks}}', mailQuestions.pt],
      link: { label: 'Abrir o seu painel', url: '{{dashboardLink}}' },
    },
    agreement_accepted: {
      name: 'Copy of the agreement (Portuguese)',
      subject: '{{lenderName}}: sua cópia do contrato de parceria, versão {{version}}',
      paragraphs: [
        '{{greeting}}',
        'Você aceitou a versão {{version}} do contrato de parceria em {{acceptedAt}}. Nome que você digitou: {{acceptedName}}. Endereço de internet, abreviado: {{acceptedFrom}}.',
        'Este é o texto. Guarde-o, por favor:',
        '{{agreementText}}',
        'Se não foi você, avise-nos logo.',
        mailQuestions.pt,
      ],
      link: { label: 'Ver o contrato', url: '{{agreementLink}}' },
    },
  },
};
