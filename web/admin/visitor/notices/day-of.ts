import { formatDate } from '#core/i18n/format.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';

/** The day of a moment, as staff see it. */
export const dayOf = (moment: string) => formatDate(moment, 'en', viewerTimeZone());
