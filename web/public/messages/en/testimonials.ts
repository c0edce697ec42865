export default {
  title: 'What it was like, from people who did it',
  rating: '{rating}/{scale} rating on {reviews}+ reviews',
  homeowners: 'homeowners',
  financed: 'financed',
  credits: 'in tax credits',
  shared: 'in grants and tax credits',
  satisfaction: 'satisfaction',
  rosa: {
    name: 'Rosa M.',
    place: 'Phoenix, Arizona',
    quote:
      'I thought we were years away from a down payment. The grant closed that gap, and our summer electric bill is something I show my sister now.',
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
      'We took the course at the kitchen table after work. For the first time somebody explained a mortgage in words we use.',
  },
  denise: {
    name: 'Denise W.',
    place: 'Atlanta, Georgia',
    quote:
      'I checked online before I dared to ask anybody. The answer was clear, and so was the next step.',
  },
  miguel: {
    name: 'Miguel and Ana R.',
    place: 'Albuquerque, New Mexico',
    quote:
      'Our realtor sent us the link on a Tuesday. A season later we were choosing paint for our own walls.',
  },
} as const;
