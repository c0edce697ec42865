import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/share.ts';

export default {
  title: 'Compartilhe seu link',
  copy: 'Copiar link',
  inLanguage: 'Convidar em',
  copyShort: 'Copiar',
  qr: 'QR',
  flyer: 'Folheto',
  invitationCopied: 'Convite copiado',
  send: 'Compartilhar',
  invitation: 'O que seu cliente vai ler',
  whatsApp: 'WhatsApp',
  textMessage: 'Mensagem de texto',
  email: 'E-mail',
  failed: 'Não foi possível compartilhar',
  failedText: 'Copie seu link e envie você mesmo.',
  qrCode: 'QR Code do seu link de indicação',
  qrHint: 'O cliente abre com a câmera do celular.',
  saveSvg: 'Salvar SVG',
  savePng: 'Salvar PNG',
  pngFailed: 'Este navegador não cria arquivos PNG. Salve o SVG.',
} satisfies Shape<typeof en>;
