import type en from '../en/promise.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  minutes:
    '{count, plural, one {Un minuto} other {# minutos}} hasta que le responde una persona, en horario de oficina',
  hours:
    '{count, plural, one {Una hora} other {# horas}} hasta que le responde una persona, en horario de oficina',
  measured:
    'Mediana de los últimos {days} días: {applications} solicitudes respondidas, hasta el {day}.',
} satisfies Shape<typeof en>;
