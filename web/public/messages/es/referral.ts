import type en from '../en/referral.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  label: 'Quién le refirió a este programa',
  sent: 'Referido por {name}',
  defaultCompany: 'Red de socios de Solar Grant Home',
  licensed: 'Agente con licencia',
  paid: 'Puede recibir un pago por referirle donde la ley lo permite{unit, select, percent {: hasta el {amount} del precio de la vivienda} fixed {: hasta {amount}} other {}}',
} satisfies Shape<typeof en>;
