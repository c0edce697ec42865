import type en from '../en/promise.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  minutes:
    '{count, plural, one {Um minuto} other {# minutos}} até uma pessoa responder, em horário comercial',
  hours:
    '{count, plural, one {Uma hora} other {# horas}} até uma pessoa responder, em horário comercial',
  measured: 'Mediana dos últimos {days} dias: {applications} solicitações respondidas, até {day}.',
} satisfies Shape<typeof en>;
