import type en from '../en/apply.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Faça sua solicitação',
  subtitle: 'Um formulário, cerca de cinco minutos.',
  fha: 'Instituição financeira aprovada pela FHA',
  license: 'Licença {license}',
  help: {
    title: 'Prefere falar com uma pessoa?',
    text: 'Podemos preencher o formulário com você em português. Os documentos do financiamento são em inglês.',
    elsewhere: 'Atendemos em {spoken}. Você pode ligar com alguém que traduza.',
    call: 'Ligue para {phone}',
  },
  after: {
    title: 'O que acontece depois',
    contact: 'Um especialista fala com você em até {contactHours}\u00a0horas.',
    assessment:
      'O imóvel é avaliado em {assessmentLow}\u00a0a\u00a0{assessmentHigh}\u00a0dias, depois que você escolher um.',
    preApproval:
      'A decisão sobre a pré-aprovação do seu financiamento costuma sair em {preApprovalLow}\u00a0a\u00a0{preApprovalHigh}\u00a0dias.',
  },
  secure: 'Enviar este formulário é grátis e sem compromisso.',
} satisfies Shape<typeof en>;
