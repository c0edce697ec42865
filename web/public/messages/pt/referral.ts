import type en from '../en/referral.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  label: 'Quem indicou este programa',
  sent: 'Indicação de {name}',
  defaultCompany: 'Rede de parceiros Solar Grant Home',
  licensed: 'Com licença de corretor',
  paid: 'Pode receber pela indicação onde a lei permite{unit, select, percent {: até {amount} do preço do imóvel} fixed {: até {amount}} other {}}',
} satisfies Shape<typeof en>;
