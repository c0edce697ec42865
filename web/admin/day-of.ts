import { type DateStyle, formatDate } from '#core/i18n/format.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';

/** The date of a day or of a moment, as everywhere in the CRM: Nov 29, 2026. */
export const dayOf = (day: string | Date, style?: DateStyle) =>
  formatDate(day, 'en', viewerTimeZone(), style);
