import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/time.ts';

export default {
  lessThanXMinutes: '{count, plural, one {menos de um minuto} other {menos de # minutos}}',
  xMinutes: '{count, plural, one {# minuto} other {# minutos}}',
  aboutXHours: '{count, plural, one {cerca de # hora} other {cerca de # horas}}',
  xDays: '{count, plural, one {# dia} other {# dias}}',
  xWeeks: '{count, plural, one {# semana} other {# semanas}}',
  aboutXMonths: '{count, plural, one {cerca de # mês} other {cerca de # meses}}',
  xMonths: '{count, plural, one {# mês} other {# meses}}',
  aboutXYears: '{count, plural, one {cerca de # ano} other {cerca de # anos}}',
  overXYears: '{count, plural, one {mais de # ano} other {mais de # anos}}',
  almostXYears: '{count, plural, one {quase # ano} other {quase # anos}}',
  ago: 'há {time}',
  ahead: 'em {time}',
  invalid: 'Data inválida',
} satisfies Shape<typeof en>;
