import type en from '../en/privacy.ts';
import type { Shape } from '../shape.ts';

export default {
  title: 'Podemos medir nossos anúncios?',
  text: 'Se você concordar, nosso parceiro de publicidade saberá que você nos visitou e quais passos deu aqui. Se recusar, nada é enviado.',
  refuse: 'Não, obrigado',
  allow: 'Concordo',
} satisfies Shape<typeof en>;
