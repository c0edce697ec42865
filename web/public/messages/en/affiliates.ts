export default {
  eyebrow: 'For realtors and partners',
  title: 'A program worth sharing with your clients',
  lede: 'It pairs an FHA mortgage with a grant toward the down payment and with financed solar panels. You get your own link, and you can track every client who uses it.',
  joinAction: 'Become a Partner',
  tryAction: 'See What Your Clients See',
  example: {
    label: 'Example of a referral link and its receipt',
    tag: 'Example',
    link: 'Your link',
    receipt: 'Referral receipt',
    code: 'MARIA',
    arrived: 'Client arrives through your link',
    applied: 'Application received',
    qualified: 'Qualified',
    closed: 'Closing confirmed',
    price: 'Home price',
    rate: 'Rate',
    amount: 'Estimated commission',
    note: 'An estimate until approved by staff',
  },
  clients: {
    title: 'What your clients get',
    intro: 'Each benefit comes with its conditions, so you’re ready for their questions.',
    grant: {
      title: 'A grant toward the purchase',
      text: '{grantRate} of the purchase price, up to {grantCap}, for down payment and closing costs. Subject to approval.',
    },
    solar: {
      figure: 'up to {solarCap}',
      title: 'Solar, financed with the home',
      text: 'Panels may be financed up to {solarCap} of home value, with a {warrantyYears}-year warranty.',
    },
    bills: {
      title: 'A lower electric bill',
      text: 'Typical savings on electricity, as an estimate. The calculator shows the figure for a state, a price and a bill, and where it comes from.',
    },
    credit: {
      title: 'The federal tax credit',
      text: 'Shown as an illustration of the program. Whether a client can claim it is a question for a tax advisor; please do not promise it.',
    },
    education: {
      figure: '{low}–{high} hours',
      title: 'A course before the keys',
      text: 'Every buyer takes a short education course on owning a home and on living with solar.',
    },
    who: 'Who may qualify: credit score from {minimumScore}, homes from {minHomePrice}, {stateCountText} eligible states and DC. <check>Check a client in one minute</check>.',
  },
  link: {
    title: 'How your link works',
    intro:
      'Two ways to write the same link. Use whichever fits on a card, in a message or on a sign.',
    short: 'For cards, signs and phone calls',
    long: 'For messages and websites; works on every page',
    yourCode: 'YOUR_CODE',
    code: 'YOUR_CODE',
    codeNote:
      'is your own code: 3 to 20 letters, numbers, hyphens, or underscores. Upper or lower case makes no difference.',
    share: {
      title: 'You share it',
      text: 'The client lands on the site and sees your name. {partnerBadge, select, verified {After our staff has looked at your account, your company shows as well and, if you are a licensed realtor, a badge that says so.} other {Your company shows as well and, if you are a licensed realtor, a badge that says so.}}',
    },
    keep: {
      title: 'We remember it',
      text: '{creditRule, select, first {The first valid code counts for {days} days} other {The code followed last counts for {days} days}}, on the same device, even when the client comes back without the link.',
    },
    apply: {
      title: 'The client applies',
      text: 'When the client applies, we open a referral in your name. You don’t need to enter anything, and the client gets no extra questions.',
    },
    follow: {
      title: 'You follow it',
      text: '{paysCommissions, select, yes {Pending, estimate, approved, paid: our team sets each step.} other {Our team sets each step.}} You see only your own referrals.',
    },
  },
  earn: {
    title: 'What you earn, and why',
    licensed: {
      title: 'Licensed realtors',
      of: 'of the home purchase price',
      text: 'A realtor guides the buyer through showings, offer and closing. The share follows the price: for a {price} home it is {amount}.',
    },
    other: {
      title: 'Other partners',
      of: 'per qualified closing',
      text: 'For advisors, builders, and other partners. The amount is the same, whatever the home costs.',
    },
    estimates:
      'All amounts are estimates until our team approves them, and are due only after closing. We owe nothing for an application that is withdrawn or denied.',
    law: {
      title: 'The law in plain words',
      text: 'Section 8 of the Real Estate Settlement Procedures Act (RESPA) bans giving or accepting anything of value just for referring someone to a mortgage. It allows payment for services that were actually performed. That is why every amount is reviewed before it is approved, and why we ask for a written agreement.',
      duties:
        'Check with your broker and your state’s rules first. Tell your client about the arrangement. Your client stays free to choose any lender. If the law does not allow a payment, we do not make it.',
    },
  },
  join: {
    title: 'Create your partner account',
    intro:
      'It takes two minutes. Your link works at once, and your dashboard shows every referral from the first day.',
    login:
      'Already a partner? <login>Sign in</login>. Forgot your password? <reset>Set a new one</reset>.',
    commission:
      'Licensed agents: {commissionRate} of the home purchase price. Other partners: {commissionFlat} for each qualified closing. Estimates until approved by staff.',
    next: {
      title: 'What happens next',
      share: 'You are signed in, and your link is ready to be shared.',
      review: 'If you are a realtor, our team checks your license with your state.',
      agree: 'You receive the partner agreement to read and sign.',
      agreeRequired:
        'You receive the partner agreement to read and sign. No commission is approved without it.',
    },
    talk: 'Prefer to talk to someone?',
    call: 'Call {phone}',
    mail: 'Send an Email',
    address: 'Or write to {email}',
  },
  start: {
    title: 'Ready for your own link?',
    action: 'Create My Account',
  },
} as const;
