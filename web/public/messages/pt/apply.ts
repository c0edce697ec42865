import type en from '../en/apply.ts';
import type { Shape } from '../shape.ts';

export default {
  title: 'Reserve seu lugar no programa',
  subtitle: 'Um só formulário, cerca de cinco minutos. Um especialista solar fala com você em até {responseHours} horas, e você decide o próximo passo.',
  fha: 'Aprovado pela FHA',
  licence: 'Licença {licence}',
  help: {
    title: 'Prefere falar com uma pessoa?',
    text: 'Preenchemos o formulário com você, em português, inglês ou espanhol.',
    call: 'Ligue para {phone}',
  },
  after: {
    title: 'O que acontece depois',
    contact: 'Um especialista fala com você em até {contactHours} horas.',
    assessment: 'Seu imóvel é avaliado em {assessmentLow}-{assessmentHigh} dias.',
    preApproval: 'A pré-aprovação do seu financiamento vem em {preApprovalLow}-{preApprovalHigh} dias.',
  },
  secure: 'Enviar este formulário não custa nada e não compromete você a nada.',
} satisfies Shape<typeof en>;
