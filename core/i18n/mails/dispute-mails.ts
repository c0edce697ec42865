import type { DisputeOutcome } from '../../domain/partners/dispute.ts';
import type { Language } from '../../domain/language.ts';
import type { DefaultMails } from './default-mail.ts';
import { mailQuestions } from './questions.ts';

/** The outcome of a dispute for its reader; `lost` is for an affiliate who opened no dispute. */
export type DisputeNews = DisputeOutcome | 'lost';

type DisputeTexts = Readonly<Record<DisputeNews | 'reason', string>>;

/** Sentences of the mail, with `{reference}`, and `{reason}` in the words of staff. */
export const disputeTexts: Readonly<Record<Language, DisputeTexts>> = {
  en: {
    upheld: 'You were right: application {reference} now counts as your referral.',
    rejected: 'We looked at your dispute about {reference}. Nothing changes.',
    lost: 'Another partner disputed application {reference}. We looked at it, and it no longer counts as your referral.',
    reason: 'The reason: {reason}',
  },
  es: {
    upheld: 'Usted tenía razón: la solicitud {reference} ahora cuenta como referido suyo.',
    rejected: 'Revisamos su reclamo sobre {reference}. Nada cambia.',
    lost: 'Otro socio reclamó la solicitud {reference}. La revisamos y ya no cuenta como referido suyo.',
    reason: 'El motivo: {reason}',
  },
  pt: {
    upheld: 'Você tinha razão: a solicitação {reference} agora conta como sua indicação.',
    rejected: 'Analisamos a sua contestação sobre {reference}. Nada muda.',
    lost: 'Outro parceiro contestou a solicitação {reference}. Analisamos, e ela não conta mais como sua indicação.',
    reason: 'O motivo: {reason}',
  },
};

type DisputeMails = Pick<DefaultMails, 'dispute_decided'>;

export const disputeMails: Readonly<Record<Language, DisputeMails>> = {
  en: {
    dispute_decided: {
      name: 'Dispute decided',
      subject: '{{lenderName}}: our decision about {{reference}}',
      paragraphs: ['{{greeting}}', '{{outcome}}', '{{decisionReason}}', mailQuestions.en],
      link: { label: 'See your earnings', url: '{{earningsLink}}' },
    },
  },
  es: {
    dispute_decided: {
      name: 'Dispute decided (Spanish)',
      subject: '{{lenderName}}: nuestra decisión sobre {{reference}}',
      paragraphs: ['{{greeting}}', '{{outcome}}', '{{decisionReason}}', mailQuestions.es],
      link: { label: 'Ver sus ganancias', url: '{{earningsLink}}' },
    },
  },
  pt: {
    dispute_decided: {
      name: 'Dispute decided (Portuguese)',
      subject: '{{lenderName}}: nossa decisão sobre {{reference}}',
      paragraphs: ['{{greeting}}', '{{outcome}}', '{{decisionReason}}', mailQuestions.pt],
      link: { label: 'Ver os seus ganhos', url: '{{earningsLink}}' },
    },
  },
};
