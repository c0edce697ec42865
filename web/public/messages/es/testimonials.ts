import type en from '../en/testimonials.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Lo que dicen los compradores',
  rating: 'Calificación de {rating}/{scale} en más de {reviews} reseñas',
  homeowners: 'dueños de casa',
  financed: 'financiados',
  credits: 'en créditos fiscales',
  satisfaction: 'de satisfacción',
  rosa: {
    name: 'Rosa M.',
    place: 'Phoenix, Arizona',
    quote:
      'Creía que nos faltaban años para juntar el pago inicial. La ayuda cubrió esa diferencia, y ahora le enseño a mi hermana la factura de luz del verano.',
  },
  james: {
    name: 'James T.',
    place: 'Tampa, Florida',
    quote:
      'La casa, los paneles, una hipoteca, un solo pago. Hice muchas preguntas y nunca sentí que me apuraran.',
  },
  luciana: {
    name: 'Luciana y Rafael P.',
    place: 'Framingham, Massachusetts',
    quote:
      'Tomamos el curso en la mesa de la cocina, después del trabajo. Por primera vez alguien nos explicó una hipoteca con nuestras palabras.',
  },
  denise: {
    name: 'Denise W.',
    place: 'Atlanta, Georgia',
    quote:
      'Consulté en línea antes de atreverme a preguntarle a alguien. La respuesta fue clara, y el siguiente paso también.',
  },
  miguel: {
    name: 'Miguel y Ana R.',
    place: 'Albuquerque, Nuevo México',
    quote:
      'Nuestra agente de bienes raíces nos mandó el enlace un martes. Unos meses después ya escogíamos la pintura para nuestras propias paredes.',
  },
} satisfies Shape<typeof en>;
