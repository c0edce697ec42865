import type en from '../en/resume.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Continue aqui',
  text: 'Digite o código do seu outro dispositivo. Ele vale por um dia.',
  code: 'Código',
  digits: 'Últimos quatro dígitos do seu telefone',
  digitsHint: 'No outro dispositivo você digitou um telefone. Assim suas respostas continuam suas.',
  open: 'Trazer minhas respostas',
  opening: 'Trazendo suas respostas…',
  found: 'Suas respostas estão aqui',
  goOn: 'Continuar',
  failed: 'Suas respostas não chegaram. Tente novamente.',
  button: 'Continuar em outro dispositivo',
  making: 'Criando um código…',
  shown:
    'No outro dispositivo, abra {address} e digite este código. Ou leia-o para a pessoa que ajuda você por telefone.',
  digitsNote: 'Serão pedidos os últimos quatro dígitos do seu telefone.',
  until: 'Válido até {time}',
  link: 'Link para o outro dispositivo',
  nothing: 'Responda primeiro a pelo menos uma pergunta.',
} satisfies Shape<typeof en>;
