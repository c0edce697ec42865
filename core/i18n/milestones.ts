import type { Language } from '../domain/language.ts';
import type { Milestone, NextStep } from '../domain/partners/milestones.ts';

interface MilestoneTexts {
  readonly milestones: Readonly<Record<Milestone, string>>;
  readonly next: Readonly<Record<NextStep, string>>;
}

/** A client's progress as a partner reads it: the name of each milestone, and what happens next. */
export const milestoneTexts: Readonly<Record<Language, MilestoneTexts>> = {
  en: {
    milestones: {
      applied: 'Applied',
      contacted: 'Contacted by the lender',
      qualified: 'Qualified for the program',
      submitted: 'Loan application submitted',
      approved: 'Loan approved',
      closed: 'Closed',
      ended: 'Not going ahead',
    },
    next: {
      contact: 'Next: a specialist will contact your client.',
      contactAgain: 'Next: a specialist will contact your client again.',
      answers: 'Next: your client answers the specialist’s questions.',
      application: 'Next: your client completes the loan application and documents.',
      review: 'Next: the lender reviews the loan application.',
      closing: 'Next: your client and the lender set up the closing.',
      finished: 'All done.',
      stopped: 'All done, unless your client gets in touch again.',
    },
  },
  es: {
    milestones: {
      applied: 'Presentó la solicitud',
      contacted: 'Contacto con el prestamista',
      qualified: 'Califica para el programa',
      submitted: 'Solicitud de préstamo entregada',
      approved: 'Préstamo aprobado',
      closed: 'Cierre completado',
      ended: 'Proceso terminado sin compra',
    },
    next: {
      contact: 'Próximo paso: un especialista se comunicará con su cliente.',
      contactAgain: 'Próximo paso: un especialista volverá a comunicarse con su cliente.',
      answers: 'Próximo paso: su cliente responde las preguntas del especialista.',
      application:
        'Próximo paso: su cliente completa la solicitud de préstamo y reúne los documentos.',
      review: 'Próximo paso: el prestamista revisa la solicitud de préstamo.',
      closing: 'Próximo paso: su cliente y el prestamista fijan la fecha del cierre.',
      finished: 'No queda nada pendiente.',
      stopped: 'No queda nada pendiente, salvo que su cliente vuelva a comunicarse.',
    },
  },
  pt: {
    milestones: {
      applied: 'Enviou a solicitação',
      contacted: 'A instituição financeira entrou em contato',
      qualified: 'Atende aos requisitos do programa',
      submitted: 'Pedido de financiamento enviado',
      approved: 'Financiamento aprovado',
      closed: 'Compra concluída',
      ended: 'Processo encerrado sem compra',
    },
    next: {
      contact: 'Próximo passo: um especialista vai falar com o seu cliente.',
      contactAgain: 'Próximo passo: um especialista vai falar de novo com o seu cliente.',
      answers: 'Próximo passo: o seu cliente responde às perguntas do especialista.',
      application:
        'Próximo passo: o seu cliente completa o pedido de financiamento e reúne os documentos.',
      review: 'Próximo passo: a instituição financeira analisa o pedido de financiamento.',
      closing: 'Próximo passo: o seu cliente e a instituição financeira marcam o fechamento.',
      finished: 'Não falta mais nada.',
      stopped: 'Não há mais nada a fazer, a menos que o seu cliente volte a entrar em contato.',
    },
  },
};
