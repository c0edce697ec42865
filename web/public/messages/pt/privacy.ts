import type en from '../en/privacy.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Podemos medir nossos anúncios?',
  text: 'Se você aceitar, nosso parceiro de publicidade saberá que você nos visitou e quais passos deu aqui. Se não aceitar, nada é enviado.',
  policy: 'Política de privacidade',
  refuse: 'Não aceito',
  allow: 'Aceito',
} satisfies Shape<typeof en>;
