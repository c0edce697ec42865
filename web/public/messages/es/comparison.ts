import type en from '../en/comparison.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Tres maneras de poner energía solar en su techo',
  intro:
    'Las cifras del préstamo y del arrendamiento son típicas.{isOwn, select, yes { La nuestra es para una casa de {price} en {state} con una factura de {bill}.} other {}}',
  caption: '{product}, préstamo tradicional y arrendamiento solar comparados',
  aspect: 'Qué se compara',
  loan: 'Préstamo tradicional',
  lease: 'Arrenda\u00admiento solar',
  yes: 'Sí',
  no: 'No',
  financing: {
    title: 'Financiamiento',
    product: 'En la hipoteca FHA, hasta el {solarCap} del valor',
    loan: 'Un segundo préstamo aparte de la hipoteca',
    lease: 'Un contrato de alquiler a largo plazo',
  },
  rate: {
    title: 'Tasa de interés',
    product: 'La tasa de su hipoteca FHA',
    loan: '{loanRateLow}–{loanRateHigh}',
    lease: 'No hay: usted paga un alquiler',
  },
  payment: {
    title: 'Pago mensual',
    product:
      '{isOwn, select, yes {{payment}, parte del pago de su hipoteca*} other {Parte del pago de su hipoteca}}',
    loan: 'Entre {loanMonthlyLow} y {loanMonthlyHigh}',
    lease: 'Unos {leaseMonthlyLow}–\u2060{leaseMonthlyHigh}',
  },
  ownership: 'Paneles propios',
  credit: 'Crédito fiscal',
  ended: 'terminado',
  creditOfCompany: 'Es de la empresa',
  education: 'Beneficios por educación',
  maintenance: {
    title: 'Mantenimiento',
    product: 'Garantía de {warrantyYears} años',
    loan: 'Por su cuenta',
    lease: 'A cargo de la empresa de arrendamiento',
  },
} satisfies Shape<typeof en>;
