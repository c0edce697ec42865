import type en from '../en/notice.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Su aviso',
  intro: 'Por ley usted recibe este aviso con las razones. Guárdelo o imprímalo.',
  form: '¿A dónde lo enviamos?',
  email: 'Correo electrónico',
  emailHint: 'Si acepta recibirlo por correo electrónico',
  postal: 'Dirección postal',
  postalHint: 'Si no acepta el correo electrónico: lo enviamos como carta',
  submit: 'Enviarme el aviso',
  pending: 'Un momento…',
  failedTitle: 'Aún no se envió',
  failed: 'Su pedido no nos llegó. Inténtelo de nuevo.',
  doneTitle: 'Listo',
  byEmail: 'El aviso va en camino a su correo electrónico.',
  byLetter: 'Enviamos el aviso a su dirección postal en un plazo de {days} días.',
  known: 'Ya tenemos su dirección para este aviso.',
  print: 'Imprimir el aviso',
} satisfies Shape<typeof en>;
