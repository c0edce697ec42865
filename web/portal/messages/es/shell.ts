import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/shell.ts';

export default {
  app: 'Solar Grant Home, portal de referidos',
  portal: 'Portal de referidos',
  failed: 'No pudimos verificar su sesión',
  checking: 'Verificando su sesión...',
  welcome: 'Hola, {name}',
  code: 'código',
  referralLink: 'Su enlace de referido',
  copyLink: 'Copiar enlace',
  language: 'Idioma',
  tabs: {
    dashboard: 'Panel',
    earnings: 'Ganancias',
    kit: 'Materiales',
    profile: 'Perfil',
  },
  shortcuts: {
    list: 'Ver los atajos de teclado',
    note: 'Nota nueva sobre el cliente abierto',
  },
  impersonation: {
    label: 'En nombre de un socio',
    text: 'Está actuando en nombre de {name}. Lo que haga aquí queda registrado en la cuenta de usted.',
    return: 'Volver a la administración',
    failed: 'No se pudo volver al modo de administración.',
  },
} satisfies Shape<typeof en>;
