import type en from '../en/not-found.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Error 404: página no encontrada',
  text: 'No encontramos esta página. Revise la dirección o use uno de estos enlaces.',
  home: 'Ir a la página de inicio',
  calculator: 'Calcular mi ahorro',
  qualify: 'Verificar mi elegibilidad',
  call: 'O llame al <tel>{phone}</tel>, {hours}',
} satisfies Shape<typeof en>;
