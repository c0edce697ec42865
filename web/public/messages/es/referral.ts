import type en from '../en/referral.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  label: 'Quién le recomendó este programa',
  sent: '{name} le recomendó este programa',
  defaultCompany: 'Colabora con Solar Grant Home',
  licensed: '{company} · con licencia inmobiliaria',
} satisfies Shape<typeof en>;
