import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/labels.ts';

export default {
  statuses: {
    New: 'Nuevo',
    Contacted: 'Contactado',
    Qualified: 'Califica',
    'Not Qualified': 'No califica',
    'Follow Up': 'En seguimiento',
    'Application Submitted': 'Préstamo solicitado',
    Approved: 'Aprobado',
    Denied: 'Denegado',
    Closed: 'Cerrado',
    'Closed Won': 'Compra cerrada',
    'Closed Lost': 'Cerrado sin compra',
    'Do Not Contact': 'No contactar',
  },
  timelines: {
    immediately: 'De inmediato',
    '1 month': 'En 1 mes o menos',
    '1-3 months': 'De 1 a 3 meses',
    '3-6 months': 'De 3 a 6 meses',
    '6-12 months': 'De 6 a 12 meses',
    'not sure': 'Todavía no lo sabe',
  },
} satisfies Shape<typeof en>;
