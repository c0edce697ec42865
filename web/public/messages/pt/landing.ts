import type en from '../en/landing.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  hero: {
    title: 'Compre sua casa. Deixe o sol ajudar a pagar.',
    subtitle:
      'Um financiamento FHA, um subsídio de até {grantCap} e energia solar no seu telhado, em um só programa.',
    description:
      'O subsídio vai para a entrada e os custos de fechamento. Os painéis são financiados junto com o imóvel, até {solarCap} do valor dele, e costumam reduzir a conta de luz em {savingsLow}\u00a0a\u00a0{savingsHigh}.',
    action: 'Calcular economia',
    login: 'Acesso ao CRM',
    credit: 'Crédito fiscal federal',
    earn: 'Subsídio de até',
    score: 'Pontuação mínima',
    pictureAlt: 'Uma casa com painéis solares no telhado sob o sol da manhã',
  },
  trust: {
    label: 'Por que você pode confiar em nós',
    fha: 'Aprovada pela FHA',
    fhaDetail: 'Desde {approvedSince}',
    licensed: 'Licenciada',
    licensedDetail: 'Licença número {license}',
    bbb: 'Avaliação do BBB',
    bbbDetail: 'Nota {bbb}',
    secure: 'Site seguro',
    secureDetail: 'Suas respostas são enviadas criptografadas',
  },
  benefits: {
    title: 'Seis bons motivos, cada um com um número que você pode conferir',
    intro:
      'O programa une o financiamento de que você precisaria de qualquer forma a uma ajuda para dar o primeiro passo e a um telhado que trabalha para você.',
    years: '{count} anos',
    hours: '{low}–{high} horas',
    down: {
      title: 'Sem entrada',
      text: 'O subsídio equivale a {grantRate} do preço de compra, até {grantCap}. Pode cobrir toda a entrada FHA ou parte dela, e também custos de fechamento. Sujeito a aprovação.',
    },
    earn: {
      title: 'Ganhe dinheiro',
      text: 'O subsídio é pago como ganhos com a educação. Conclua o curso e, com o financiamento aprovado, chegue ao fechamento com até {grantCap}.',
    },
    credit: {
      title: 'Crédito fiscal federal',
      text: 'Uma parte do custo do sistema, até {creditUntil}, sem limite de renda. Em um sistema de {creditExampleCost}, são <credit>{creditExample}</credit>.',
      none: 'No momento o programa não inclui um crédito fiscal federal. O subsídio não depende dele.',
    },
    bills: {
      title: 'Contas de luz menores',
      text: 'É a economia típica na conta de luz: o telhado gera a maior parte da energia que a casa usa. O seu número depende do seu estado e da sua conta.',
    },
    value: {
      title: 'Mais valor para o imóvel',
      text: 'Os painéis são seus, ficam com a casa e têm garantia de {warrantyYears} anos. Uma conta de luz baixa é um bom argumento na hora de vender.',
    },
    support: {
      title: 'Educação e apoio',
      text: 'Um curso curto sobre ter casa própria e viver com energia solar, e um especialista para você ligar em cada etapa.',
    },
  },
  how: {
    title: 'Como funciona',
    intro: 'Quatro etapas. Você pode parar em qualquer uma delas: nada do que digitou se perde.',
    learn: {
      title: 'Conheça',
      text: 'Veja como o subsídio, o financiamento e os painéis se encaixam. Sem cadastro e sem custo.',
    },
    calculate: {
      title: 'Calcule',
      text: 'Com quatro respostas você vê seu subsídio e sua economia estimados, cada premissa e sua fonte.',
    },
    qualify: {
      title: 'Qualifique-se',
      text: 'Estado, pontuação de crédito e preço do imóvel mostram se você atende aos requisitos. Pontuação a partir de {minimumScore}, imóveis a partir de {minHomePrice}.',
    },
    apply: {
      title: 'Solicite',
      text: 'Um só formulário, cerca de cinco minutos. Um especialista entra em contato em até {contactHours} horas.',
    },
  },
  cta: {
    title: 'O sol vai nascer amanhã de qualquer jeito. Veja quanto ele pode valer para você.',
    text: 'A estimativa leva dois minutos e não pede seu nome nem seu telefone.',
    quote: 'Receba sua cotação gratuita',
    expert: 'Fale com um especialista',
    call: 'Ou ligue para {phone}',
  },
} satisfies Shape<typeof en>;
