import type en from '../en/testimonials.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'O que dizem nossos clientes',
  rating: 'Nota {rating}/{scale} em mais de {reviews} avaliações',
  homeowners: 'donos de casa própria',
  financed: 'financiados',
  credits: 'em créditos fiscais',
  satisfaction: 'de satisfação',
  rosa: {
    name: 'Rosa M.',
    place: 'Phoenix, Arizona',
    quote:
      'Eu achava que a entrada ainda ia levar anos. O subsídio cobriu essa diferença, e hoje mostro para a minha irmã a conta de luz do verão.',
  },
  james: {
    name: 'James T.',
    place: 'Tampa, Flórida',
    quote:
      'A casa, os painéis, um financiamento, uma parcela só. Fiz muitas perguntas e nunca me senti apressado.',
  },
  luciana: {
    name: 'Luciana e Rafael P.',
    place: 'Framingham, Massachusetts',
    quote:
      'Fizemos o curso na mesa da cozinha, depois do trabalho. Pela primeira vez alguém nos explicou um financiamento com as nossas palavras.',
  },
  denise: {
    name: 'Denise W.',
    place: 'Atlanta, Geórgia',
    quote:
      'Consultei pela internet antes de ter coragem de perguntar a alguém. A resposta foi clara, e o próximo passo também.',
  },
  miguel: {
    name: 'Miguel e Ana R.',
    place: 'Albuquerque, Novo México',
    quote:
      'Nossa corretora nos mandou o link em uma terça-feira. Uns meses depois já estávamos escolhendo a tinta das nossas próprias paredes.',
  },
} satisfies Shape<typeof en>;
