import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/failure.ts';

export default {
  noPermission: 'Sin permiso',
  noPermissionText: 'Su cuenta no puede ver esto. Pregunte a un administrador de su equipo.',
  unreachable: 'No se pudo contactar con el servidor. Revise su conexión.',
  noAnswer: 'El servidor no pudo responder (error {status}). Inténtelo de nuevo en un momento.',
  crash: 'No se pudo mostrar esta pantalla',
  crashText:
    'No se ha perdido nada. Recargue la página; si vuelve a ocurrir, cuente a su administrador qué estaba haciendo.',
  reload: 'Recargar',
} satisfies Shape<typeof en>;
