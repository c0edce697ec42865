import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/labels.ts';

export default {
  statuses: {
    New: 'Novo',
    Contacted: 'Contatado',
    Qualified: 'Qualificado',
    'Not Qualified': 'Não qualificado',
    'Follow Up': 'Em acompanhamento',
    'Application Submitted': 'Financiamento solicitado',
    Approved: 'Aprovado',
    Denied: 'Negado',
    Closed: 'Encerrado',
    'Closed Won': 'Compra concluída',
    'Closed Lost': 'Encerrado sem compra',
    'Do Not Contact': 'Não entrar em contato',
  },
  timelines: {
    immediately: 'Imediatamente',
    '1 month': 'Em até 1 mês',
    '1-3 months': 'De 1 a 3 meses',
    '3-6 months': 'De 3 a 6 meses',
    '6-12 months': 'De 6 a 12 meses',
    'not sure': 'Ainda não sabe',
  },
} satisfies Shape<typeof en>;
