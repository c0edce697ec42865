import type en from '../en/terms-of-use.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Termos de uso',
  intro:
    'O que você pode esperar deste site e o que ele não pode prometer. Quem o opera é a {lender}, {address}.',
  version: 'Versão de {date}',
  site: {
    title: 'O que é este site',
    text: 'Solar Grant Home é um programa da {lender}, uma instituição financeira privada (lender). Não é um órgão do governo, não é ligado ao HUD nem à FHA e não tem o endosso deles. O que você lê aqui é informação e publicidade: não é uma oferta nem um compromisso de empréstimo, nem orientação jurídica, fiscal ou financeira.',
  },
  estimate: {
    title: 'Estimativas',
    text: 'A calculadora trabalha com médias do seu estado e com o que você digita; cada premissa e a sua fonte estão em “Como calculamos”. A sua economia, os seus custos e os seus impostos serão diferentes. O que a energia solar soma ao financiamento é pago com juros.',
    credit:
      'O crédito fiscal federal residencial (26 USC 25D) terminou para os sistemas concluídos depois de 31\u00a0de\u00a0dezembro de\u00a02025. Os valores dele são só uma ilustração; fale com um contador ou consultor tributário.',
    rate: 'As parcelas mensais são ilustrações com taxas de {rates}{typed, select, yes { ou com a que você digitar} other {}}. Não são taxas que oferecemos.',
  },
  check: {
    title: 'Verificação e solicitação',
    text: 'A verificação compara três respostas com os requisitos do programa. Não é uma aprovação e não afeta o seu crédito. Uma solicitação é um pedido de contato; todo empréstimo está sujeito a análise e aprovação. O subsídio é pago como incentivo depois de um curso de {educationLow} a {educationHigh} horas.',
    truth: 'Digite só dados verdadeiros e seus, e não use robôs para enviar formulários.',
  },
  contact: {
    title: 'Ligações, SMS e e-mails',
    text: 'Se você concordar, entramos em contato por telefone, SMS e e-mail sobre o seu pedido. Isso não é condição para comprar nada nem para conseguir um empréstimo. Responda STOP para não receber mais SMS e HELP para ter ajuda; podem ser cobradas tarifas de mensagens e dados.',
  },
  partners: {
    title: 'Parceiros',
    text: 'Corretores e outros parceiros podem trazer você até aqui por um link próprio e receber por isso onde a lei permite. Você escolhe livremente a instituição financeira{freeChoice, select, allThree {, o corretor e o instalador} realtorToo { e o corretor} other {}}.',
  },
  law: {
    title: 'Igualdade na habitação e a lei',
    text: 'A {lender} segue as leis de crédito justo e de igualdade de oportunidades na habitação. O que a lei garante a você não é limitado por estes termos.',
  },
  change: {
    title: 'Mudanças e contato',
    text: 'Se estes termos mudarem, a data acima muda junto. Dúvidas: {phone}, {email}.',
  },
} satisfies Shape<typeof en>;
