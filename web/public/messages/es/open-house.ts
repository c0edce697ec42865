import type en from '../en/open-house.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Le damos la bienvenida',
  subtitle: 'Deje aquí sus datos. Un especialista se comunicará con usted sobre el programa.',
  offline:
    '¿Sin señal? Llene el formulario de todos modos. Con esta página abierta, su teléfono guarda sus respuestas y las envía después.',
  waiting: {
    title: 'Se guardó en su teléfono',
    text: 'En este momento no hay conexión. Esta página envía su solicitud en cuanto la haya. Si la cierra, vuelva a escanear el código más tarde y se enviará entonces.',
    retry: 'Intentar ahora',
  },
  sent: {
    title: 'Su solicitud fue enviada',
    text: 'Un especialista se comunicará con usted. Ya puede cerrar esta página.',
    next: 'Vea qué sigue',
    another: 'Otra persona en este teléfono',
  },
} satisfies Shape<typeof en>;
