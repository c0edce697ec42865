import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/disputes.ts';

export default {
  title: '¿Un cliente que debería contar para usted?',
  text: 'Díganos el número de la solicitud y por qué el cliente es suyo. Lo revisamos y le respondemos con un motivo, sea cual sea la decisión.',
  reference: 'Número de la solicitud',
  referenceHint: 'Por ejemplo, SG-000198; su cliente lo tiene',
  reason: 'Por qué el cliente es suyo',
  send: 'Enviar a la oficina',
  done: 'Recibimos su reclamo',
  failed: 'No se envió el reclamo',
  notLoaded: 'No pudimos cargar sus reclamos',
  list: 'Sus reclamos',
  due: 'Le respondemos a más tardar el {day}.',
  why: 'Nuestro motivo: {decision}',
  states: { open: 'Lo estamos revisando', upheld: 'Cuenta para usted', rejected: 'Nada cambia' },
} satisfies Shape<typeof en>;
