import type en from '../en/answer.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: '¿Y su factura de electricidad?',
  intro: 'Elija su estado y su factura. Sin nombre ni teléfono.',
  ask: 'Ver la respuesta',
  state: 'Su estado',
  bill: 'Su factura mensual',
  today: 'Factura hoy',
  solar: 'Con paneles',
  grant: 'Ayuda para una vivienda de {price}',
  own: 'Usar mis propias cifras',
  sources: 'De dónde salen estas cifras',
  failed: 'No pudimos cargar las cifras. Inténtelo de nuevo.',
} satisfies Shape<typeof en>;
