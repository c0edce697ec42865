import type en from '../en/open-house.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Le damos la bienvenida',
  subtitle:
    'Déjenos su nombre y sus datos de contacto. Le enviamos un enlace por correo y usted decide si presenta una solicitud.',
  offline:
    '¿Sin señal? Llene el formulario de todos modos. Con esta página abierta, su teléfono guarda sus datos y los envía después.',
  about: 'Sus datos',
  submit: 'Dejar mis datos',
  pending: 'Enviando…',
  told: '{name} verá su nombre, su correo y su teléfono, y puede escribirle o llamarle. {lender} le escribirá una sola vez, con un enlace a una solicitud. No pasa nada más si usted no la envía.',
  host: 'El socio cuyo código escaneó',
  whole: 'Llenar ahora la solicitud completa',
  failedTitle: 'No se enviaron sus datos',
  failed: 'Revíselos e inténtelo de nuevo.',
  waiting: {
    title: 'Se guardó en su teléfono',
    text: 'En este momento no hay conexión. Esta página envía sus datos en cuanto la haya. Si la cierra, vuelva a escanear el código más tarde.',
    retry: 'Intentar ahora',
  },
  sent: {
    title: 'Gracias, ya tenemos sus datos',
    text: 'Busque en su correo un mensaje de {lender} con su enlace. Ya puede cerrar esta página.',
  },
  over: {
    title: 'Esta visita ya terminó',
    text: 'Ya no podemos recibir sus datos aquí. Todavía puede llenar la solicitud completa.',
  },
  another: 'Otra persona en este teléfono',
} satisfies Shape<typeof en>;
