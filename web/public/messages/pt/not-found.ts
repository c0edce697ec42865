import type en from '../en/not-found.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: '404 Página não encontrada',
  text: 'Não encontramos esta página. Confira o endereço ou use um destes links.',
  home: 'Ir para a página inicial',
  calculator: 'Calcular minha economia',
  qualify: 'Verificar minha elegibilidade',
  call: 'Ou ligue para <tel>{phone}</tel>, {hours}',
} satisfies Shape<typeof en>;
