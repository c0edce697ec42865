import type en from '../en/not-found.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: '404 Página não encontrada',
  text: 'O sol já se pôs neste endereço, ou nunca nasceu aqui. O caminho de volta está bem iluminado.',
  home: 'Ir para a página inicial',
  calculator: 'Calcular minha economia',
  qualify: 'Verificar minha elegibilidade',
  call: 'Ou ligue para <tel>{phone}</tel>, {hours}',
} satisfies Shape<typeof en>;
