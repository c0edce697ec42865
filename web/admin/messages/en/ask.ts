export default {
  has: '{name} has this person',
  ask: 'Ask for it',
  asked: 'Asked: the owner gets a notice and answers on the lead’s page',
  notAsked: 'The owner was not asked',
  asks: '{name} asks for this lead',
  hand_over: 'Hand over',
  keep: 'Keep',
  notAnswered: 'The answer was not kept',
} as const;
