import type en from '../en/qualify.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Descubra se você se qualifica',
  subtitle: 'Seis perguntas rápidas. Leva cerca de um minuto e não afeta o seu crédito.',
  checks: {
    met: 'Você atende a {met} de 3. Mais três respostas, cerca de um minuto.',
    partly: 'Até agora você atende a {met} de 3. O resto leva cerca de um minuto.',
    missed: 'Você atende a {met} de 3. Veja a regra, a sua resposta e o que teria que mudar.',
  },
  fha: {
    title: 'As regras da FHA',
    home: 'Você mora no imóvel.',
    condo: 'Em apartamento de condomínio (condo), os painéis não podem entrar no financiamento.',
    amount: 'A FHA decide quanto de energia solar cabe no financiamento.',
  },
  stats: {
    title: 'O programa até agora',
    grants: 'em subsídios concedidos',
    families: 'famílias',
    approval: 'de aprovação',
    rating: 'de nota média em mais de {reviews} avaliações',
  },
  faq: {
    title: 'Perguntas frequentes',
    intro: 'Não achou sua resposta? Ligue para <tel>{phone}</tel>, {hours}.',
    what: {
      question: 'O que é o programa de subsídio solar?',
      answer:
        'É um financiamento imobiliário (mortgage) FHA com um subsídio (grant) e painéis solares. O subsídio vai até {grantCap} ({grantRate} do preço de compra). Ele ajuda com a entrada (down payment) e com os custos de fechamento (closing costs). Os painéis entram no mesmo financiamento, até {solarCap} do valor do imóvel. Um curso de {educationLow} a {educationHigh} horas sobre a casa com energia solar faz parte do programa.',
    },
    who: {
      question: 'Quem pode se qualificar?',
      answer:
        'Quem tem score de crédito (credit score) de {minimumScore} ou mais. O imóvel custa pelo menos {minHomePrice} e fica em um estado elegível. {saysMost, select, yes {A maioria dos nossos clientes compra o primeiro imóvel. } other {}}Os três requisitos são os mesmos para todos.',
    },
    save: {
      question: 'Quanto posso economizar?',
      answer:
        'A economia típica na conta de luz é de {savingsLow} a {savingsHigh}. O subsídio acrescenta até {grantCap}.{hasCredit, select, yes { O programa foi criado com um crédito fiscal federal de <credit>{creditRate}</credit> do custo dos painéis, até {creditUntil}. A calculadora o mostra só como ilustração: veja a nota sobre o crédito fiscal.} other {}} A calculadora de economia mostra os números do seu caso. Ela diz também como chegou a eles.',
    },
    states: {
      question: 'Quais estados são elegíveis?',
      answer: '{stateCountAlone} estados e DC. Hoje são estes: {states}.',
    },
    approval: {
      question: 'Quanto tempo leva a aprovação?',
      answer:
        'Você vê o resultado na hora. Um especialista analisa suas respostas em {confirmationLow} a {confirmationHigh} horas. A aprovação final do financiamento costuma levar de {approvalLow} a {approvalHigh} dias.',
    },
  },
} satisfies Shape<typeof en>;
