import { estimateNotes } from '#core/i18n/mails/estimate-notes.ts';

// Replacements for texts while a fact that they depend on is withheld: see ../cautious.ts.
export default {
  meta: {
    landing: {
      title: 'Solar Grant Home: hipoteca FHA y energía solar en uno',
      description:
        'Compre su casa con paneles solares financiados dentro de una hipoteca FHA. Vea una estimación para su propia casa, con cada fuente.',
    },
    calculator: {
      title: 'Calculadora solar',
      description:
        'Cuatro respuestas muestran una estimación para su casa, con cada supuesto y su fuente.',
    },
    qualify: {
      description:
        'Responda algunas preguntas sobre su estado, su puntaje de crédito y el precio de la casa.',
    },
    apply: { description: 'Solicite el programa con un solo formulario.' },
    affiliates: {
      description:
        'Ofrezca a sus clientes un programa que une una hipoteca FHA con energía solar y vea qué pasa con cada cliente referido.',
    },
  },
  site: { calculateSavings: 'Calcular' },
  landing: {
    cta: { title: '¿Cuánto costarían los paneles?' },
    hero: {
      action: 'Calcular',
      title: 'Compre su casa. Ponga el sol en el techo.',
      subtitle: 'Una hipoteca FHA y energía solar en su techo, en un solo programa.',
    },
    benefits: {
      credit: { none: 'Por ahora, el programa no incluye un crédito fiscal federal.' },
    },
    how: {
      learn: {
        text: 'Vea cómo encajan la hipoteca y los paneles. Sin registrarse y sin costo.',
      },
      calculate: {
        text: 'Cuatro respuestas muestran una estimación para su casa, con cada supuesto y su fuente.',
      },
      qualify: {
        text: 'El estado, el puntaje de crédito y el precio de la casa le dicen dónde está.',
      },
      apply: {
        text: 'Un solo formulario, unos cinco minutos. Un especialista se comunica con usted.',
      },
    },
  },
  footer: {
    programmes: { grant: 'El programa', calculator: 'Calculadora solar' },
  },
  calculator: {
    title: 'Calcule sus paneles solares',
    form: { submit: 'Calcular' },
    subtitle: 'Cuatro respuestas muestran una estimación para su casa y cada fuente.',
    loading: { title: 'Calculando sus paneles' },
  },
  comparison: {
    financing: { product: 'En la hipoteca FHA' },
    maintenance: { product: 'Vea los documentos del fabricante' },
  },
  estimate: {
    letter: { closing: 'El siguiente paso es la verificación de elegibilidad en {address}.' },
    outside: estimateNotes.es.outside,
  },
  form: {
    known: { title: 'Estado, puntaje de crédito y precio de la vivienda' },
    homePriceHint: 'Basta con un cálculo aproximado',
    application: {
      scoreNote:
        'Su respuesta sobre el puntaje de crédito fue: {range}. Puede solicitar de todos modos: le diremos qué haría falta.',
    },
  },
  qualify: {
    faq: {
      intro: '¿No está su pregunta? Escríbanos en cualquier momento.',
      what: {
        question: '¿Qué es el programa?',
        answer:
          'Una hipoteca FHA junto con paneles solares que se pueden financiar dentro de la hipoteca.',
      },
      who: {
        answer:
          'El programa se fija en el puntaje de crédito, el precio de la casa y su estado. La verificación compara sus respuestas con lo que pide, igual para todos.',
      },
      save: {
        question: '¿Cómo se calcula mi estimación?',
        answer:
          'Con la casa, su estado y su factura de electricidad. La calculadora muestra sus propias cifras con cada supuesto.',
      },
      states: {
        answer: 'Elija su estado en la verificación: la respuesta dice si el programa llega allí.',
      },
      approval: {
        answer:
          'El resultado de esta verificación aparece enseguida. Después, un especialista lo revisa con usted y el prestamista decide sobre el préstamo.',
      },
    },
  },
  results: {
    eligible: {
      text: 'Sus respuestas cumplen los requisitos básicos del programa. El siguiente paso es la solicitud. Está sujeta a la aprobación del préstamo.',
    },
    ineligible: {
      rules: {
        credit:
          '{isNamed, select, no {El} other {{name}, el}} programa pide un puntaje de crédito más alto que el que usted eligió',
        homePrice:
          '{isNamed, select, no {El} other {{name}, el}} programa pide un precio de vivienda mayor que {price}',
      },
    },
  },
  nearMiss: {
    credit: { title: 'Un puntaje de crédito más alto' },
    homePrice: { title: 'Una vivienda de mayor precio' },
  },
  apply: {
    help: {
      text: 'Podemos llenar el formulario con usted. Los documentos del préstamo están en inglés.',
      elsewhere: 'Le ayudamos a llenar el formulario. Los documentos del préstamo están en inglés.',
    },
    after: {
      contact: 'Un especialista se comunica con usted.',
      assessment: 'Se evalúa la vivienda.',
      preApproval: 'El prestamista decide sobre la preaprobación de su préstamo.',
    },
  },
  received: { text: 'Un especialista solar se comunicará con usted.' },
  thankYou: {
    steps: {
      contact: { when: 'Primero' },
      assessment: { when: 'Después' },
      preApproval: { when: 'Luego' },
    },
    contactText: 'Escríbanos en cualquier momento.',
  },
  affiliates: {
    lede: 'Una hipoteca FHA y paneles solares financiados. Su propio enlace, y usted sigue a cada cliente que lo usa.',
    clients: {
      solar: { text: 'Paneles solares, financiados con la casa.' },
      who: 'Quién puede calificar depende del puntaje de crédito, del precio de la casa y del estado. <check>Verifique a un cliente en un minuto</check>.',
    },
  },
  termsOfUse: {
    intro: 'Qué puede esperar de este sitio y qué no puede prometer. Lo opera {lender}.',
    check: {
      text: 'La verificación compara tres respuestas con los requisitos del programa. No es una aprobación y no afecta su crédito. Una solicitud es un pedido de que nos comuniquemos con usted; todo préstamo está sujeto a evaluación de crédito y aprobación.',
    },
    change: {
      text: 'Si estas condiciones cambian, la fecha de arriba cambia con ellas. Preguntas: {email}.',
    },
  },
  privacyPolicy: {
    who: { text: '{lender}. Correo electrónico {email}.' },
    rights: {
      copy: 'Pida una copia, una corrección o la eliminación de sus datos: escriba a {email}. Es posible que debamos conservar lo que exigen las leyes de préstamos y la prueba de su consentimiento, y se lo diremos.',
    },
  },
} as const;
