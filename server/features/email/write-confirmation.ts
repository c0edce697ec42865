import type { Language } from '#core/domain/language.ts';
import { leadReference } from '#core/domain/lead-reference.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { formatDollars } from '#core/i18n/format.ts';
import type { MailLead } from './queries.ts';
import type { MailText } from './render-mail.ts';

interface Texts {
  subject(lender: string): string;
  /** `name` begins with a blank, or is empty. */
  greeting(name: string): string;
  received(lender: string): string;
  /** The number to name on the telephone. */
  reference(reference: string): string;
  next(terms: ProgrammeTerms): string;
  benefits(terms: ProgrammeTerms): string;
  estimate: string;
  contact(terms: ProgrammeTerms): string;
  closing: string;
}

const texts: Record<Language, Texts> = {
  en: {
    subject: (lender) => `${lender}: we received your application`,
    greeting: (name) => `Hello${name},`,
    received: (lender) =>
      `thank you for applying with ${lender}. Your application has arrived and its first review has started.`,
    reference: (reference) => `Your reference number: ${reference}.`,
    next: (t) =>
      `What happens next: a specialist contacts you within ${t.contactHours} hours; the property assessment takes ${t.assessmentDaysLow} to ${t.assessmentDaysHigh} days and the loan pre-approval ${t.preApprovalDaysLow} to ${t.preApprovalDaysHigh} days.`,
    benefits: (t) => `The program's grant is up to ${formatDollars(t.grantCap, 'en')}.`,
    estimate: 'All figures are estimates and not a commitment to lend.',
    contact: (t) =>
      `Questions? Call ${t.supportPhone}, ${t.supportHours.en}, or write to ${t.supportEmail}.`,
    closing: 'You receive this message because you applied on our website.',
  },
  es: {
    subject: (lender) => `${lender}: recibimos su solicitud`,
    greeting: (name) => `Hola${name && `,${name}`}:`,
    received: (lender) =>
      `gracias por presentar su solicitud a ${lender}. La recibimos y ya comenzó la primera revisión.`,
    reference: (reference) => `Su número de referencia: ${reference}.`,
    next: (t) =>
      `Próximos pasos: un especialista se comunicará con usted en un plazo de ${t.contactHours} horas; la evaluación de la vivienda tarda de ${t.assessmentDaysLow} a ${t.assessmentDaysHigh} días y la preaprobación del préstamo, de ${t.preApprovalDaysLow} a ${t.preApprovalDaysHigh} días.`,
    benefits: (t) => `La ayuda del programa es de hasta ${formatDollars(t.grantCap, 'es')}.`,
    estimate: 'Todas las cifras son estimaciones y no constituyen un compromiso de préstamo.',
    contact: (t) =>
      `¿Preguntas? Llame al ${t.supportPhone}, ${t.supportHours.es}, o escriba a ${t.supportEmail}.`,
    closing: 'Recibe este mensaje porque presentó una solicitud en nuestro sitio web.',
  },
  pt: {
    subject: (lender) => `${lender}: recebemos sua solicitação`,
    greeting: (name) => `Olá${name && `,${name}`},`,
    received: (lender) =>
      `agradecemos o envio da sua solicitação à ${lender}. Ela chegou e a primeira análise já começou.`,
    reference: (reference) => `Seu número de referência: ${reference}.`,
    next: (t) =>
      `Próximos passos: um especialista entrará em contato em até ${t.contactHours} horas; a avaliação do imóvel leva de ${t.assessmentDaysLow} a ${t.assessmentDaysHigh} dias e a pré-aprovação do financiamento, de ${t.preApprovalDaysLow} a ${t.preApprovalDaysHigh} dias.`,
    benefits: (t) => `O subsídio do programa é de até ${formatDollars(t.grantCap, 'pt')}.`,
    estimate: 'Todos os valores são estimativas e não representam compromisso de empréstimo.',
    contact: (t) =>
      `Dúvidas? Ligue para ${t.supportPhone}, ${t.supportHours.pt}, ou escreva para ${t.supportEmail}.`,
    closing: 'Você recebeu esta mensagem porque enviou uma solicitação em nosso site.',
  },
};

// Whoever types in somebody else's address must not speak to them in the lender's name: no links,
// figures or sentences as a first name.
const plainName = /^(?!.*\.\p{L}{2})[\p{L}\p{M}'’. -]{1,40}$/u;

/**
 * What the applicant reads after applying, in the applicant's language, with the figures of today's
 * terms.
 */
export function writeConfirmation(
  lead: MailLead,
  terms: ProgrammeTerms,
  language: Language,
): MailText {
  const say = texts[language];
  return {
    subject: say.subject(terms.lenderName),
    greeting: say.greeting(plainName.test(lead.firstName) ? ` ${lead.firstName}` : ''),
    paragraphs: [
      say.received(terms.lenderName),
      say.reference(leadReference(lead.id)),
      say.next(terms),
      say.benefits(terms),
      say.estimate,
      say.contact(terms),
    ],
    facts: [],
    closing: `${terms.lenderName}\n${say.closing}`,
  };
}
