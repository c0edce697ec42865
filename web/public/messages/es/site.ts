import type en from '../en/site.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  skip: 'Ir al contenido',
  home: 'Solar Grant Home, ir al inicio',
  language: 'Idioma: {language}',
  calculateSavings: 'Calcular mi ahorro',
  calculateShort: 'Calcular',
  callUs: 'Llame al {phone}',
  lender: '{lender}, prestamista aprobado por la FHA desde {approvedSince}',
  service:
    'Atendemos en {spoken}.{isOwn, select, yes {} other { Puede llamar con alguien que le traduzca.}}',
  promise: 'Sin nombre, sin teléfono y sin consultar su crédito.',
  illustration: 'Ilustración',
  creditEnded: 'ya no aplica a sistemas instalados desde {creditEndedYear}',
  notAvailable: 'No disponible',
  moreThan: '<more>Más de</more> {figure}',
  lost: 'No se pudo cargar una parte de esta página. ¿Está sin conexión? En cuanto tenga conexión podrá enviar el formulario.',
} satisfies Shape<typeof en>;
