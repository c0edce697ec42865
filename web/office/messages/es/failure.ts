import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/failure.ts';

export default {
  noPermission: 'Sin permiso',
  noPermissionText: 'Su cuenta no puede ver esto. Si cree que es un error, llámenos.',
  unreachable: 'No se pudo conectar con el servidor. Revise su conexión.',
  noAnswer: 'El servidor no pudo responder (error {status}). Inténtelo de nuevo en un momento.',
  refused: {
    fields: 'Revise los campos marcados.',
    unreadable:
      'El servidor no pudo leer lo que se envió. Recargue la página e inténtelo de nuevo.',
    signIn: 'Su sesión terminó. Vuelva a iniciar sesión.',
    forbidden: 'Su cuenta no tiene permiso para hacer esto.',
    notFound: 'Esto ya no existe. Puede que se haya borrado.',
    conflict: 'Hubo cambios mientras tanto. Recargue la página y revíselos.',
    anotherAccount:
      'Mientras tanto se abrió otra cuenta en este navegador. No se cambió nada. Recargue la página para seguir con esa cuenta.',
    tooLarge: 'Lo que quiere enviar es demasiado grande.',
    tooMany: 'Hubo demasiados intentos seguidos. Espere un momento antes de continuar.',
    busy: 'El servicio está ocupado. Inténtelo de nuevo en un momento.',
    broken: 'Algo falló de nuestro lado. Inténtelo de nuevo.',
  },
  noScreen: 'Error 404: página no encontrada',
  noScreenText: 'Puede que la dirección esté mal escrita o ya no se use.',
  toStart: 'Ir a la página de inicio',
  crash: 'No se pudo mostrar esta pantalla',
  crashText:
    'Lo que escribió en un formulario sigue guardado. Si está sin conexión, la página se recarga en cuanto la tenga; si no, recárguela. Si vuelve a ocurrir, avísenos qué estaba haciendo.',
  reload: 'Recargar',
} satisfies Shape<typeof en>;
