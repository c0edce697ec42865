import type en from '../en/referral.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  label: 'Quién le refirió a este programa',
  sent: 'Referido por {name}',
  defaultCompany: 'Red de socios de Solar Grant Home',
  licensed: 'Agente con licencia',
  paid: 'Puede recibir un pago por referirle donde la ley lo permite',
} satisfies Shape<typeof en>;
