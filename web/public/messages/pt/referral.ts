import type en from '../en/referral.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  label: 'Quem indicou este programa',
  sent: '{name} indicou este programa',
  defaultCompany: 'Parceria Solar Grant Home',
  licensed: '{company} · com licença de corretagem',
} satisfies Shape<typeof en>;
