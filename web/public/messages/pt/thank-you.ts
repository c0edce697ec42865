import type en from '../en/thank-you.ts';
import type { Shape } from '../shape.ts';

export default {
  title: 'Obrigado. Já recebemos sua solicitação.',
  subtitle: 'Por hoje você já fez a sua parte. Daqui em diante uma pessoa assume.',
  statusTitle: 'Como está sua solicitação',
  status: { received: 'Solicitação recebida', review: 'Análise inicial iniciada', specialist: 'Especialista designado' },
  stepsTitle: 'O que acontece depois',
  steps: {
    contact: { when: 'Em até {contactHours} horas', title: 'Primeiro contato', text: 'Um especialista solar fala com você pelo meio que você escolheu e responde às suas primeiras perguntas.' },
    assessment: { when: 'Em {assessmentLow}-{assessmentHigh} dias', title: 'Avaliação do imóvel', text: 'Analisamos a casa e o telhado e dimensionamos o sistema solar.' },
    preApproval: { when: 'Em {preApprovalLow}-{preApprovalHigh} dias', title: 'Pré-aprovação do financiamento', text: 'O credor analisa seus documentos. Vale ter à mão os comprovantes de renda e a última declaração de imposto.' },
    closing: { when: 'Depois disso', title: 'Fechamento e instalação', text: 'Você recebe as chaves e os painéis sobem para o telhado.' },
  },
  contactTitle: 'Alguma dúvida antes da nossa ligação?',
  contactText: 'Fale conosco por telefone ou e-mail. {hours}.',
  benefitsTitle: 'O que você solicitou',
  benefits: { credit: 'de crédito fiscal federal', earnings: 'de ganhos educacionais, no máximo', financing: 'do valor do imóvel para financiar energia solar' },
  home: 'Voltar ao início',
  calculator: 'Calcular outro imóvel',
} satisfies Shape<typeof en>;
