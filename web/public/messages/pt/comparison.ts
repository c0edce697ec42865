import type en from '../en/comparison.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Três maneiras de ter energia solar no telhado',
  intro:
    'Os valores do empréstimo e do leasing são típicos.{isOwn, select, yes { O nosso é para uma casa de {price} ({state}), com uma conta de luz de {bill}.} other {}}',
  caption: '{product}, um empréstimo tradicional e um leasing solar comparados',
  aspect: 'O que é comparado',
  loan: 'Empréstimo tradicional',
  lease: 'Leasing solar',
  yes: 'Sim',
  no: 'Não',
  financing: {
    title: 'Financiamento',
    product: 'No financia\u00admento FHA, até {solarCap} do valor',
    loan: 'Um segundo empréstimo, à parte',
    lease: 'Um contrato longo de aluguel',
  },
  rate: {
    title: 'Taxa de juros',
    product: 'A taxa do seu financia\u00admento FHA',
    loan: '{loanRateLow}–{loanRateHigh}',
    lease: 'Nenhuma: você paga aluguel',
  },
  payment: {
    title: 'Pagamento mensal',
    product:
      '{isOwn, select, yes {{payment}, parte da parcela do financia\u00admento*} other {Parte da parcela do financia\u00admento}}',
    loan: 'Cerca de {loanMonthlyLow} a {loanMonthlyHigh}',
    lease: 'Cerca de {leaseMonthlyLow} a {leaseMonthlyHigh}',
  },
  ownership: 'Painéis próprios',
  credit: 'Crédito fiscal',
  ended: 'encerrado',
  creditOfCompany: 'Fica com a empresa',
  education: 'Benefícios do curso',
  maintenance: {
    title: 'Manutenção',
    product: 'Garantia de {warrantyYears} anos',
    loan: 'Por sua conta',
    lease: 'Feita pela empresa de leasing',
  },
} satisfies Shape<typeof en>;
