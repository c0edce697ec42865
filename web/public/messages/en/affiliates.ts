export default {
  title: 'A program worth sharing with your clients',
  lede: 'An FHA mortgage, a grant toward the down payment and financed solar panels. Your own link, and you follow every client who uses it.',
  pays: {
    licensed: 'of the price, licensed agents',
    other: 'a closing, other partners',
  },
  clients: {
    title: 'What your clients get',
    grant: {
      text: 'A grant of {grantRate} of the price, up to this amount, for down payment and closing costs. Subject to approval.',
    },
    solar: {
      figure: 'up to {solarCap}',
      text: 'Solar panels, financed with the home, {warrantyYears}-year warranty.',
    },
    bills: { text: 'Typical savings on electricity, an estimate.' },
    credit: {
      text: 'Federal tax credit, an illustration. Please do not promise it.',
    },
    who: 'Credit score from {minimumScore}, homes from {minHomePrice}, {stateCountText} eligible states and DC. <check>Check a client in one minute</check>',
  },
  link: {
    title: 'How your link works',
    yourCode: 'YOUR_CODE',
    text: 'The first for cards and signs, the second on any page. {creditRule, select, first {The first valid code counts} other {The code opened last counts}} for {days} days, on the same device. When the client applies, the referral is yours, and you follow each step.',
  },
  earn: {
    title: 'What you earn, and why',
    example: 'An agent guides the buyer to the closing: for a {price} home, an estimated {amount}.',
    due: 'Due only after closing. We owe nothing for an application that is withdrawn or denied. Your state’s rules may ask for a fixed amount, or that we pay your broker; your dashboard says so.',
    law: {
      title: 'The law in plain words',
      text: 'Section 8 of RESPA bans paying or taking anything of value just for referring someone to a mortgage. It allows payment for services that were actually performed. That is why every amount is reviewed and needs a written agreement.',
      duties:
        'Check with your broker first, and tell your client about the arrangement. They stay free to choose any lender. If the law does not allow a payment, we do not make it.',
    },
  },
  join: {
    title: 'Create your partner account',
    intro: 'Two minutes; your link works at once. Already a partner? <login>Sign in</login>',
    commission:
      'Licensed agents: {commissionRate} of the home purchase price. Other partners: {commissionFlat} for each qualified closing. Estimates until approved by staff.',
  },
  next: {
    title: 'What happens next',
    share: 'Your link is ready to be shared, and your dashboard says what we still need.',
    review: 'If you are a realtor, our team checks your license with your state.',
    agree: 'You receive the partner agreement to read and sign.',
    agreeRequired:
      'You receive the partner agreement to read and sign. No commission is approved without it.',
  },
} as const;
