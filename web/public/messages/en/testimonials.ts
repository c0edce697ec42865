export default {
  title: 'What home buyers say',
  rating: '{rating}/{scale} rating on {reviews}+ reviews',
  homeowners: 'homeowners',
  financed: 'financed',
  credits: 'tax credits',
  satisfaction: 'satisfaction',
  rosa: {
    name: 'Rosa M.',
    place: 'Phoenix, Arizona',
    quote:
      'I thought we were years away from a down payment. The grant closed that gap, and now I show my sister our summer electric bill.',
  },
  james: {
    name: 'James T.',
    place: 'Tampa, Florida',
    quote:
      'The house, the panels, one mortgage, one payment. I asked a lot of questions and never once felt rushed.',
  },
  luciana: {
    name: 'Luciana and Rafael P.',
    place: 'Framingham, Massachusetts',
    quote:
      'We took the course at the kitchen table after work. For the first time, someone explained a mortgage in plain words.',
  },
  denise: {
    name: 'Denise W.',
    place: 'Atlanta, Georgia',
    quote:
      'I checked online before I talked to anyone. The answer was clear, and so was the next step.',
  },
  miguel: {
    name: 'Miguel and Ana R.',
    place: 'Albuquerque, New Mexico',
    quote:
      'Our realtor sent us the link on a Tuesday. A few months later we were picking paint for our own walls.',
  },
} as const;
