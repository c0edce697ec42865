import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/time.ts';

export default {
  lessThanXMinutes: '{count, plural, one {menos de un minuto} other {menos de # minutos}}',
  xMinutes: '{count, plural, one {# minuto} other {# minutos}}',
  aboutXHours: '{count, plural, one {alrededor de # hora} other {alrededor de # horas}}',
  xDays: '{count, plural, one {# día} other {# días}}',
  xWeeks: '{count, plural, one {# semana} other {# semanas}}',
  aboutXMonths: '{count, plural, one {alrededor de # mes} other {alrededor de # meses}}',
  xMonths: '{count, plural, one {# mes} other {# meses}}',
  aboutXYears: '{count, plural, one {alrededor de # año} other {alrededor de # años}}',
  overXYears: '{count, plural, one {más de # año} other {más de # años}}',
  almostXYears: '{count, plural, one {casi # año} other {casi # años}}',
  ago: 'hace {time}',
  ahead: 'en {time}',
  invalid: 'Fecha no válida',
} satisfies Shape<typeof en>;
