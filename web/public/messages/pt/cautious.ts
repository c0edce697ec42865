import { estimateNotes } from '#core/i18n/mails/estimate-notes.ts';

// Replacements for texts while a fact that they depend on is withheld: see ../cautious.ts.
export default {
  meta: {
    landing: {
      title: 'Solar Grant Home: financiamento FHA e energia solar em um só programa',
      description:
        'Compre sua casa com um financiamento FHA que inclui os painéis solares. Veja uma estimativa para a sua própria casa, com cada fonte.',
    },
    calculator: {
      title: 'Calculadora solar',
      description:
        'Quatro respostas mostram uma estimativa para a sua casa, com cada premissa e sua fonte.',
    },
    qualify: {
      description:
        'Responda a algumas perguntas sobre o seu estado, o seu score de crédito e o preço da casa.',
    },
    apply: { description: 'Solicite o programa com um único formulário.' },
    affiliates: {
      description:
        'Ofereça aos seus clientes um programa que une um financiamento FHA à energia solar e acompanhe cada indicação.',
    },
  },
  site: { calculateSavings: 'Calcular' },
  landing: {
    cta: { title: 'Quanto custariam os painéis?' },
    hero: {
      action: 'Calcular',
      title: 'Compre sua casa. Ponha o sol no telhado.',
      subtitle: 'Um financiamento FHA e energia solar no seu telhado, em um só programa.',
    },
    benefits: {
      credit: { none: 'No momento, o programa não inclui um crédito fiscal federal.' },
    },
    how: {
      learn: {
        text: 'Veja como o financiamento e os painéis se encaixam. Sem cadastro e sem custo.',
      },
      calculate: {
        text: 'Quatro respostas mostram uma estimativa para a sua casa, com cada premissa e sua fonte.',
      },
      qualify: {
        text: 'O estado, o score de crédito e o preço da casa mostram em que ponto você está.',
      },
      apply: {
        text: 'Um único formulário, cerca de cinco minutos. Um especialista entra em contato.',
      },
    },
  },
  footer: {
    programmes: { grant: 'O programa', calculator: 'Calculadora solar' },
  },
  calculator: {
    title: 'Calcule os seus painéis solares',
    form: { submit: 'Calcular' },
    subtitle: 'Quatro respostas mostram uma estimativa para a sua casa e cada fonte.',
    loading: { title: 'Calculando os seus painéis' },
  },
  comparison: {
    financing: { product: 'No financia\u00admento FHA' },
    maintenance: { product: 'Veja os documentos do fabricante' },
  },
  estimate: {
    letter: { closing: 'O próximo passo é a verificação de elegibilidade em {address}.' },
    outside: estimateNotes.pt.outside,
  },
  form: {
    known: { title: 'Estado, score de crédito e preço do imóvel' },
    homePriceHint: 'Uma estimativa basta',
    application: {
      scoreNote:
        'Sua resposta sobre o score de crédito foi: {range}. Você pode solicitar mesmo assim: diremos o que seria preciso.',
    },
  },
  qualify: {
    faq: {
      intro: 'Sua pergunta não está aqui? Escreva para nós a qualquer momento.',
      what: {
        question: 'O que é o programa?',
        answer:
          'Um financiamento FHA que pode incluir painéis solares, financiados junto com o imóvel.',
      },
      who: {
        answer:
          'O programa olha o score de crédito, o preço da casa e o estado. A verificação compara suas respostas com o que ele pede, igual para todos.',
      },
      save: {
        question: 'Como a minha estimativa é feita?',
        answer:
          'Com o imóvel, o estado e a sua conta de luz. A calculadora mostra os seus próprios números com cada premissa.',
      },
      states: {
        answer: 'Escolha o seu estado na verificação: a resposta diz se o programa chega até ele.',
      },
      approval: {
        answer:
          'O resultado desta verificação aparece na hora. Depois, um especialista o revê com você, e a instituição financeira decide sobre o financiamento.',
      },
    },
  },
  results: {
    eligible: {
      text: 'Suas respostas atendem aos requisitos básicos do programa. O próximo passo é a solicitação. Ela está sujeita à aprovação do financiamento.',
    },
    ineligible: {
      rules: {
        credit:
          '{isNamed, select, no {O} other {{name}, o}} programa pede um score de crédito maior do que o que você escolheu',
        homePrice:
          '{isNamed, select, no {O} other {{name}, o}} programa pede um preço de imóvel acima de {price}',
      },
    },
  },
  nearMiss: {
    credit: { title: 'Um score de crédito mais alto' },
    homePrice: { title: 'Um imóvel de preço mais alto' },
  },
  apply: {
    help: {
      text: 'Podemos preencher o formulário com você. Os documentos do financiamento são em inglês.',
      elsewhere:
        'Ajudamos você a preencher o formulário. Os documentos do financiamento são em inglês.',
    },
    after: {
      contact: 'Um especialista entra em contato com você.',
      assessment: 'O imóvel é avaliado.',
      preApproval: 'A instituição financeira decide sobre a pré-aprovação do seu financiamento.',
    },
  },
  received: { text: 'Um especialista em energia solar entrará em contato com você.' },
  thankYou: {
    steps: {
      contact: { when: 'Primeiro' },
      assessment: { when: 'Depois' },
      preApproval: { when: 'Em seguida' },
    },
    contactText: 'Escreva para nós a qualquer momento.',
  },
  affiliates: {
    lede: 'Um financiamento imobiliário (mortgage) FHA e painéis solares financiados. Um link só seu, e você acompanha cada cliente que o usa.',
    clients: {
      solar: { text: 'Painéis solares, financiados com a casa.' },
      who: 'Quem pode se qualificar depende do score de crédito, do preço da casa e do estado. <check>Verifique um cliente em um minuto</check>.',
    },
  },
  termsOfUse: {
    intro:
      'O que você pode esperar deste site e o que ele não pode prometer. É operado por {lender}.',
    check: {
      text: 'A verificação compara três respostas com os requisitos do programa. Não é uma aprovação e não afeta o seu crédito. Uma solicitação é um pedido de contato; todo empréstimo está sujeito a análise e aprovação.',
    },
    change: {
      text: 'Se estes termos mudarem, a data acima muda com eles. Perguntas: {email}.',
    },
  },
  privacyPolicy: {
    who: { text: '{lender}. E-mail {email}.' },
    rights: {
      copy: 'Peça uma cópia, uma correção ou a remoção dos seus dados: escreva para {email}. Talvez precisemos manter o que as leis de crédito e a prova do seu consentimento exigem, e avisaremos você.',
    },
  },
} as const;
