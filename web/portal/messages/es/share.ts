import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/share.ts';

export default {
  title: 'Comparta su enlace',
  copy: 'Copiar enlace',
  inLanguage: 'Invitar en',
  copyShort: 'Copiar',
  qr: 'QR',
  flyer: 'Volante',
  invitationCopied: 'Invitación copiada',
  send: 'Compartir',
  invitation: 'Lo que leerá su cliente',
  whatsApp: 'WhatsApp',
  textMessage: 'Mensaje de texto',
  email: 'Correo',
  failed: 'No se pudo compartir',
  failedText: 'Copie su enlace y envíelo usted directamente.',
  qrCode: 'Código QR de su enlace de referido',
  qrHint: 'Su cliente lo abre con la cámara del teléfono.',
  saveSvg: 'Guardar SVG',
  savePng: 'Guardar PNG',
  pngFailed: 'Este navegador no crea archivos PNG. Guarde el SVG.',
} satisfies Shape<typeof en>;
