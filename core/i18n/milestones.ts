import type { Language } from '../domain/language.ts';
import type { Milestone, NextStep } from '../domain/milestones.ts';

interface MilestoneTexts {
  readonly milestones: Readonly<Record<Milestone, string>>;
  readonly next: Readonly<Record<NextStep, string>>;
}

/** What a partner reads of a client's way: the name of each milestone, and what happens next. */
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
      stopped: 'Nothing is left to do unless your client gets in touch again.',
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
      contact: 'Le toca al prestamista: un especialista se comunicará con su cliente.',
      contactAgain: 'Le toca al prestamista: un especialista volverá a comunicarse con su cliente.',
      answers: 'Le toca a su cliente: responder las preguntas del especialista.',
      application:
        'Le toca a su cliente: completar la solicitud de préstamo y reunir los documentos.',
      review: 'Le toca al prestamista: está revisando la solicitud de préstamo.',
      closing: 'Le toca a su cliente: avanzar hacia el cierre con el prestamista.',
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
      contact: 'Agora é com a instituição financeira: um especialista vai falar com o seu cliente.',
      contactAgain:
        'Agora é com a instituição financeira: um especialista vai falar de novo com o seu cliente.',
      answers: 'Agora é com o seu cliente: responder às perguntas do especialista.',
      application:
        'Agora é com o seu cliente: completar o pedido de financiamento e reunir os documentos.',
      review: 'Agora é com a instituição financeira: o pedido de financiamento está em análise.',
      closing: 'Agora é com o seu cliente: seguir para o fechamento com a instituição financeira.',
      finished: 'Não falta mais nada.',
      stopped: 'Não há mais nada a fazer, a menos que o seu cliente volte a entrar em contato.',
    },
  },
};
