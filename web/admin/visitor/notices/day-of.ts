import { formatDate } from '#core/i18n/format.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';

export const dayOf = (moment: string) => formatDate(moment, 'en', viewerTimeZone());
