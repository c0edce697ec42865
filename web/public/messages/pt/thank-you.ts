import type en from '../en/thank-you.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  pictureAlt:
    'Uma família com o cachorro nos degraus da varanda ao anoitecer, com todas as janelas acesas.',
  title: 'Agradecemos! Recebemos sua solicitação.',
  subtitle: 'Por enquanto, não precisa fazer mais nada. Agora é com a nossa equipe.',
  none: {
    title: 'Não há nenhuma solicitação para mostrar.',
    subtitle:
      'Esta página confirma uma solicitação assim que ela é enviada. Se você já viu essa confirmação, não precisa enviar mais nada: vamos falar com você. Se não, comece aqui.',
    apply: 'Ir para a solicitação',
    ask: 'Já enviou a solicitação? Receba por e-mail o link da sua página',
    stepsTitle: 'O que acontece depois de uma solicitação',
  },
  ownPage: 'Abrir a sua página',
  callEntry: 'Colocar a ligação na agenda',
  share: 'Um link para quem compra com você',
  statusTitle: 'Como está sua solicitação',
  status: {
    received: 'Solicitação recebida',
    review: 'Análise inicial',
    specialist: 'Definição do especialista',
    done: 'Feito',
    next: 'Próximo passo',
    later: 'Depois',
  },
  stepsTitle: 'O que acontece depois',
  steps: {
    contact: {
      when: 'Em até {contactHours} horas',
      title: 'Primeiro contato',
      text: 'Um especialista solar fala com você pelo meio que você escolheu e responde às suas primeiras perguntas.',
    },
    assessment: {
      when: 'Em {assessmentLow}\u00a0a\u00a0{assessmentHigh}\u00a0dias',
      title: 'Avaliação do imóvel',
      text: 'Analisamos a casa e o telhado e dimensionamos os painéis.',
    },
    preApproval: {
      when: 'Em {preApprovalLow}\u00a0a\u00a0{preApprovalHigh}\u00a0dias',
      title: 'Pré-aprovação do financiamento',
      text: 'A instituição financeira analisa seus documentos. Tenha à mão os contracheques recentes (pay stubs) e a última declaração de imposto de renda (tax return).',
    },
    closing: {
      when: 'Depois disso',
      title: 'Fechamento e instalação',
      text: 'Com o financiamento aprovado, você assina e recebe as chaves, e os painéis são instalados no telhado.',
    },
  },
  contactTitle: 'Alguma dúvida antes da nossa ligação?',
  contactText: 'Você pode ligar {hours}, ou escrever a qualquer hora.',
  benefitsTitle: 'O que o programa oferece',
  benefits: {
    credit: 'de crédito fiscal federal',
    earnings: 'de incentivo pelo curso, no máximo',
    financing: 'do valor do imóvel para financiar energia solar',
  },
  home: 'Voltar ao início',
  calculator: 'Fazer o cálculo para outro imóvel',
} satisfies Shape<typeof en>;
