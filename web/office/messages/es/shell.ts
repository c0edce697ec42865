import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/shell.ts';

export default {
  skip: 'Saltar al contenido',
  logOut: 'Cerrar sesión',
  logOutFailed: 'No se pudo cerrar la sesión',
  stillSignedIn: 'Su sesión sigue abierta. Inténtelo de nuevo.',
  shortcuts: {
    title: 'Atajos de teclado',
    hint: 'Atajos de teclado (?)',
    followedBy: 'luego',
    use: 'Usar atajos de teclado',
    optional: 'opcional',
  },
} satisfies Shape<typeof en>;
