import type en from '../en/landing.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  countdown: {
    label: 'Tempo que resta da oferta',
    title: 'A oferta termina em',
    days: '{count, plural, one {dia} other {dias}}',
    hours: 'h',
    minutes: 'min',
    seconds: 's',
  },
  hero: {
    title: 'Até {grantCap} para a compra da sua casa.',
    subtitle:
      'Um financiamento FHA com um subsídio (grant) para a entrada (down payment) e os custos de fechamento (closing costs). {needsPanels, select, no {Os painéis solares são opcionais: veja antes quanto custam{showsMonth, select, yes { e quanto economizam} other {}}.} other {Você também pode financiar painéis solares: veja antes quanto custam{showsMonth, select, yes { e quanto economizam} other {}}.}}',
    action: 'Calcular minha economia',
    login: 'Acesso ao CRM',
    credit: 'Crédito fiscal federal{isEnded, select, yes {: encerrado} other {}}',
    earn: 'Receba até',
    score: 'Score de crédito mínimo',
    sum: 'Subsídio, casa de {price}',
    pictureAlt: 'Uma família em frente à sua casa pela manhã, com painéis solares no telhado',
  },
  trust: {
    label: 'Por que confiar em nós',
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
    title: 'O que o programa oferece, com as fontes',
    intro: 'Cada número vem dos termos do programa de {date}.',
    years: '{count} anos',
    hours: '{low} a {high} horas',
    down: {
      title: 'Sem entrada',
      text: 'O subsídio é de {grantRate} do preço, até {grantCap}. {covers, select, yes {Até cerca de {grantCoversTo}, equivale à entrada mínima da FHA. Acima disso, você paga o resto.} other {Você paga o resto da entrada.}} Sujeito a aprovação.',
    },
    earn: {
      title: 'Ganhe dinheiro',
      text: 'Conclua um curso de {educationLow} a {educationHigh} horas e, com o financiamento aprovado, receba até {grantCap} no fechamento.',
    },
    credit: {
      title: 'Crédito fiscal federal',
      text: '{isEnded, select, yes {Previsto como {creditRate} do custo até {creditUntil}, sem limite de renda: {creditExample} em um sistema de {creditExampleCost}. Terminou para sistemas instalados a partir de {creditEndedYear}. Não o contamos no que você precisa ter.} other {{creditRate} do custo até {creditUntil}, sem limite de renda: {creditExample} em um sistema de {creditExampleCost}.}}',
      none: 'No momento o programa não inclui um crédito fiscal federal. O subsídio não depende dele.',
    },
    bills: {
      title: 'Contas de luz menores',
      text: 'É a redução típica. A sua depende do seu estado e da sua conta.',
    },
    value: {
      title: 'Mais valor para o imóvel',
      text: 'Os painéis são seus, ficam com a casa e têm garantia de {warrantyYears} anos.',
    },
    support: {
      title: 'Educação e apoio',
      text: 'Um curso sobre a casa própria com energia solar, e um especialista para você ligar.',
    },
  },
  asked: {
    panels: {
      question: 'Preciso instalar os painéis?',
      answer:
        '{needsPanels, select, no {Não. O subsídio não depende deles.} yes {Sim, se quiser o subsídio: ele só vale com os painéis.} other {Pergunte se o subsídio vale sem eles: <tel>{phone}</tel>.}} Você pode decidir depois da sua estimativa.',
    },
    repaid: {
      question: 'Preciso devolver{isAlone, select, yes { o subsídio} other {}}?',
      answer:
        '{repaid, select, no {Não. Você não devolve nada, nem se vender a casa.} yes {Sim. Antes de solicitar, pergunte quanto e quando: <tel>{phone}</tel>.} other {Pergunte antes de solicitar: <tel>{phone}</tel>. A resposta aparece aqui assim que for confirmada.}} {taxed, select, no {Não há imposto sobre ele.} yes {Há imposto sobre ele, como renda.} other {{repaid, select, unknown {} other {Pergunte a um consultor tributário se há imposto.}}}}',
    },
    realtor: {
      question: 'Posso continuar com o meu corretor?',
      answer:
        '{realtor, select, yes {Sim. {installer, select, yes {Você escolhe o corretor e o instalador} other {Você escolhe o corretor}}, com ou sem indicação.} no {Não. Pergunte com quem o programa trabalha: <tel>{phone}</tel>.} other {Pergunte: <tel>{phone}</tel>. A resposta aparece aqui assim que for confirmada.}}',
    },
    course: {
      question: 'Quando é o curso e quanto custa?',
      answer:
        'Próximo curso: {starts}, em {courseLanguages}, {isFree, select, yes {grátis} other {{coursePrice}}}.',
    },
  },
  how: {
    title: 'Como funciona',
    learn: {
      title: 'Entenda',
      text: 'O que fazem o subsídio, o financiamento e os painéis. Ler é grátis.',
    },
    calculate: {
      title: 'Calcule',
      text: 'Quatro perguntas. Você vê o seu subsídio{showsMonth, select, yes {, quanto precisa ter e a parcela por mês} other { e quanto precisa ter}}.',
    },
    qualify: {
      title: 'Veja se você se qualifica',
      text: 'Três requisitos: um estado elegível, um score de {minimumScore} ou mais e um preço de {minHomePrice} ou mais.',
    },
    apply: {
      title: 'Solicite',
      text: 'Um formulário, cerca de cinco minutos. Um especialista entra em contato em até {contactHours} horas.',
    },
  },
  cta: {
    title:
      'O seu subsídio{showsMonth, select, yes {, quanto precisa ter e a parcela por mês} other { e quanto precisa ter}}.',
    text: 'Leva dois minutos.',
    quote: 'Receba sua cotação gratuita',
    expert: 'Fale com um especialista',
    call: 'Ou ligue para {phone}',
  },
} satisfies Shape<typeof en>;
