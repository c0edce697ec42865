import type en from '../en/landing.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  hero: {
    title: 'Compre sua casa. Deixe o sol ajudar a pagar.',
    subtitle:
      'Um financiamento FHA, um subsídio (grant) de até {grantCap} e energia solar no seu telhado, em um só programa.',
    description:
      'O subsídio vai para a entrada (down payment) e os custos de fechamento (closing costs). Os painéis entram no mesmo financiamento, até {solarCap} do valor do imóvel, e costumam reduzir a conta de luz de {savingsLow}% a {savingsHigh}.',
    action: 'Calcular minha economia',
    login: 'Acesso ao CRM',
    credit: 'Crédito fiscal federal',
    earn: 'Receba até',
    score: 'Score de crédito mínimo',
    pictureAlt: 'Uma família em frente à sua casa pela manhã, com painéis solares no telhado',
  },
  trust: {
    label: 'Por que você pode confiar em nós',
    fha: 'Com aprovação da FHA',
    fhaDetail: 'Desde {approvedSince}',
    licensed: 'Com licença',
    licensedDetail: 'Licença número {license}',
    bbb: 'Avaliação do BBB',
    bbbDetail: 'Nota {bbb}',
    bbbName: 'Better Business Bureau',
    secure: 'Site seguro',
    secureDetail: 'Suas respostas são enviadas criptografadas',
  },
  benefits: {
    title: 'Seis bons motivos, cada um com um número que você pode conferir',
    intro:
      'O programa une o financiamento de que você precisaria de qualquer forma a uma ajuda no primeiro passo e a um telhado que trabalha para você.',
    years: '{count} anos',
    hours: '{low} a {high} horas',
    down: {
      title: 'Sem entrada',
      text: 'O subsídio equivale a {grantRate} do preço de compra, até {grantCap}. Pode cobrir toda a entrada mínima da FHA ou parte dela e ajudar nos custos de fechamento. A partir de um preço de cerca de {grantCoversTo}, cobre menos de {grantRate}, e você paga o resto. Sujeito a aprovação.',
    },
    earn: {
      title: 'Ganhe dinheiro',
      text: 'O subsídio é pago como um incentivo por concluir o curso. Conclua o curso. Se o financiamento for aprovado, você recebe até {grantCap} para o fechamento.',
    },
    credit: {
      title: 'Crédito fiscal federal',
      text: 'Uma parte do custo do sistema, até {creditUntil}, sem limite de renda. Em um sistema de {creditExampleCost}, são <credit>{creditExample}</credit>.',
      none: 'No momento o programa não inclui um crédito fiscal federal. O subsídio não depende dele.',
    },
    bills: {
      title: 'Contas de luz menores',
      text: 'É a economia típica na conta de luz: os painéis geram a maior parte da energia que a casa usa. A sua economia depende do seu estado e da sua conta.',
    },
    value: {
      title: 'Mais valor para o imóvel',
      text: 'Os painéis são seus, ficam com a casa e têm garantia de {warrantyYears} anos. Uma conta de luz baixa também ajuda a vender.',
    },
    support: {
      title: 'Educação e apoio',
      text: 'Um curso curto sobre ter casa própria e viver com energia solar, e um especialista com você em cada etapa.',
    },
  },
  how: {
    title: 'Como funciona',
    intro:
      'Quatro etapas. Você pode parar em qualquer uma delas: suas respostas ficam salvas neste dispositivo.',
    learn: {
      title: 'Entenda',
      text: 'Veja como subsídio, financiamento e painéis se encaixam. Grátis e sem cadastro.',
    },
    calculate: {
      title: 'Calcule',
      text: 'Responda a quatro perguntas e veja seu subsídio e sua economia estimados, e de onde vem cada número.',
    },
    qualify: {
      title: 'Veja se você se qualifica',
      text: 'Estado, score de crédito e preço do imóvel mostram se você atende aos requisitos. Score a partir de {minimumScore}, imóveis a partir de {minHomePrice}.',
    },
    apply: {
      title: 'Solicite',
      text: 'Um só formulário, cerca de cinco minutos. Um especialista entra em contato em até {contactHours} horas.',
    },
  },
  cta: {
    title: 'O sol vai nascer amanhã. Veja quanto ele pode fazer você economizar.',
    text: 'Faça uma estimativa em dois minutos, sem informar nome nem telefone.',
    quote: 'Receba sua cotação gratuita',
    expert: 'Fale com um especialista',
    call: 'Ou ligue para {phone}',
  },
} satisfies Shape<typeof en>;
