import { formatDate } from '#core/i18n/format.ts';
import { ownTimeZone } from '#web/office/formats/own-time-zone.ts';

/** The day of a moment, as staff see it. */
export const dayOf = (moment: string) => formatDate(moment, 'en', ownTimeZone());
