import type en from '../en/landing.ts';
import type { Shape } from '../shape.ts';

export default {
  hero: {
    badge: 'Programa FHA de subsídio solar',
    title: 'Compre sua casa. Deixe o sol ajudar a pagar.',
    subtitle: 'Um financiamento FHA, um subsídio de até {grantCap} e energia solar no seu telhado, em um só programa.',
    description: 'O subsídio vai para a entrada e os custos de fechamento. Os painéis são financiados junto com o imóvel, até {solarCap} do valor da casa, e costumam reduzir a conta de luz em {savingsLow}\u00a0a\u00a0{savingsHigh}.',
    action: 'Calcular economia',
    login: 'Acesso ao CRM',
    credit: 'Crédito fiscal federal',
    earn: 'Receba até',
    score: 'Crédito mínimo',
    pictureAlt: 'Uma casa com painéis solares no telhado sob o sol da manhã',
  },
  trust: {
    label: 'Por que você pode confiar em nós',
    fha: 'Aprovada pela FHA',
    fhaDetail: 'Financiando desde {approvedSince}',
    licensed: 'Licenciada',
    licensedDetail: 'Licença número {licence}',
    bbb: 'Avaliação BBB',
    bbbDetail: 'Consulte nosso histórico em bbb.org',
    secure: 'Seguro',
    secureDetail: 'Suas respostas viajam criptografadas',
  },
  benefits: {
    title: 'Seis bons motivos, com números que você pode conferir',
    intro: 'O programa une o financiamento de que você precisaria de qualquer forma a uma ajuda para dar o primeiro passo e a um telhado que trabalha para você.',
    years: '{count} anos',
    hours: '{low}–{high} horas',
    down: { title: 'Sem entrada', text: 'O subsídio equivale a {grantRate} do preço de compra, até {grantCap}: o que uma entrada FHA pede. Também pode cobrir custos de fechamento.' },
    earn: { title: 'Ganhe dinheiro', text: 'O subsídio é pago como ganho de educação. Conclua o curso e chegue ao fechamento com até {grantCap}.' },
    credit: {
      title: 'Crédito fiscal federal',
      text: 'Uma parte do custo do sistema, até {creditUntil}, sem limite de renda. Em um sistema de {creditExampleCost}, são {creditExample}.',
      none: 'No momento o programa não inclui um crédito fiscal federal. O subsídio não depende dele.',
    },
    bills: { title: 'Contas de luz menores', text: 'É quanto as casas do programa costumam economizar em energia, porque o telhado produz quase tudo o que elas usam.' },
    value: { title: 'Mais valor para o imóvel', text: 'Os painéis são seus, ficam com a casa e têm garantia de {warrantyYears} anos. Uma conta de luz baixa é um bom argumento na hora de vender.' },
    support: { title: 'Educação e apoio', text: 'Um curso curto sobre ter casa própria e viver com energia solar, e um especialista para quem ligar em cada etapa.' },
  },
  how: {
    title: 'Como funciona',
    intro: 'Quatro etapas. Você pode parar em qualquer uma delas: nada do que digitou se perde.',
    learn: { title: 'Conheça', text: 'Veja como o subsídio, o financiamento e os painéis se encaixam. Sem cadastro e sem custo.' },
    calculate: { title: 'Calcule', text: 'Quatro respostas mostram seu subsídio e sua economia estimados, com cada premissa e sua fonte.' },
    qualify: { title: 'Qualifique-se', text: 'Estado, pontuação e preço do imóvel mostram onde você está. Pontuação a partir de {minimumScore}, imóveis a partir de {minimumHomePrice}.' },
    apply: { title: 'Solicite', text: 'Um formulário, dez minutos. Um especialista entra em contato em até {contactHours} horas.' },
  },
  cta: {
    title: 'O sol vai nascer amanhã de qualquer jeito. Veja quanto ele pode valer para você.',
    text: 'A estimativa leva dois minutos e não pede seu nome nem seu telefone.',
    quote: 'Receba sua cotação gratuita',
    expert: 'Fale com um especialista',
    call: 'Ou ligue para {phone}',
  },
} satisfies Shape<typeof en>;
