import type en from '../en/footer.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  programmes: {
    title: 'Programas',
    grant: 'Subsídio solar',
    calculator: 'Calculadora de economia',
    qualify: 'Verificar elegibilidade',
    apply: 'Solicitar',
  },
  resources: {
    title: 'Recursos',
    how: 'Como funciona',
    comparison: 'Comparar financiamentos',
    questions: 'Perguntas e respostas',
    staff: 'Acesso ao CRM',
  },
  realtors: {
    title: 'Corretores de imóveis',
    quote: 'Receba sua cotação gratuita',
    forRealtors: 'Para corretores de imóveis',
    partner: 'Participe do programa de parceiros',
  },
  contact: {
    title: 'Contato',
    home: 'Escritório central',
    medford: 'Escritório de Medford',
  },
  creditFootnote:
    'Crédito fiscal: o crédito federal residencial (26 USC 25D) terminou para os sistemas concluídos depois de 31\u00a0de\u00a0dezembro de\u00a02025. Os valores de crédito neste site são uma ilustração do programa; fale com um consultor tributário sobre o seu caso.',
  license: 'Licença número {license}.',
  nmls: 'NMLS ID {nmls}',
  notGovernment:
    'Um programa da {lender}, instituição financeira privada. Não é um órgão do governo nem tem vínculo ou endosso do HUD ou da FHA.',
  equalHousing: 'Igualdade de oportunidades na habitação',
  privacy: 'Política de privacidade',
  conditions: 'Termos de uso',
  terms:
    'Termos do programa vigentes em {date}. Os valores são estimativas e não um compromisso de financiamento; toda solicitação está sujeita a análise de crédito e aprovação.',
  rights: '© {year} {lender}',
} satisfies Shape<typeof en>;
