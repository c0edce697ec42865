import type en from '../en/footer.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  programmes: {
    title: 'Programas',
    grant: 'Ayuda económica solar',
    calculator: 'Calculadora de ahorro',
    qualify: 'Verificar elegibilidad',
    apply: 'Solicitar',
  },
  resources: {
    title: 'Recursos',
    how: 'Cómo funciona',
    comparison: 'Comparar financiamiento',
    questions: 'Preguntas y respuestas',
    staff: 'Acceso al CRM',
  },
  realtors: {
    title: 'Agentes de bienes raíces',
    quote: 'Obtenga su cotización gratis',
    forRealtors: 'Para agentes de bienes raíces',
    partner: 'Únase al programa de socios',
  },
  contact: {
    title: 'Contacto',
    home: 'Oficina central',
    medford: 'Oficina de Medford',
  },
  creditFootnote:
    'Crédito fiscal: el crédito federal residencial (26 USC 25D) terminó para los sistemas concluidos después del 31\u00a0de\u00a0diciembre de\u00a02025. Las cifras del crédito en este sitio son una ilustración del programa; consulte a un asesor fiscal sobre su caso.',
  license: 'Licencia número {license}.',
  nmls: 'NMLS ID {nmls}',
  notGovernment:
    'Un programa de {lender}, prestamista privado. No es una agencia del gobierno ni tiene afiliación o respaldo del HUD o la FHA.',
  equalHousing: 'Igualdad de oportunidades en la vivienda',
  privacy: 'Política de privacidad',
  conditions: 'Términos de uso',
  terms:
    'Términos del programa vigentes al {date}. Las cifras son estimaciones y no un compromiso de préstamo; toda solicitud está sujeta a evaluación de crédito y aprobación.',
  rights: '© {year} {lender}',
} satisfies Shape<typeof en>;
