import type en from '../en/not-found.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: '404 Página no encontrada',
  text: 'El sol ya se puso en esta dirección, o nunca salió aquí. El camino de regreso está bien iluminado.',
  home: 'Ir a la página de inicio',
  calculator: 'Calcular mi ahorro',
  qualify: 'Verificar mi elegibilidad',
  call: 'O llame al <tel>{phone}</tel>, {hours}',
} satisfies Shape<typeof en>;
