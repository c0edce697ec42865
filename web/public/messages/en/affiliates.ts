export default {
  eyebrow: 'For realtors and partners',
  title: 'A program worth sending your clients to',
  lede: 'It pairs an FHA mortgage with a grant toward the down payment and with financed solar panels. You get a link of your own, and you can follow what becomes of every client who uses it.',
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
    intro: 'Each with its conditions, so that you can answer before they ask.',
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
    code: 'CODE',
    codeNote:
      'stands for a code of your own: 3 to 20 letters, digits, hyphens or underscores. Upper or lower case makes no difference.',
    share: {
      title: 'You share it',
      text: 'The client lands on the site and sees your name, your company and, if you are a licensed realtor, a badge that says so.',
    },
    keep: {
      title: 'It is remembered',
      text: 'The first valid code counts for {days} days, on the same device, even when the client comes back without the link.',
    },
    apply: {
      title: 'The client applies',
      text: 'With the application a referral is opened in your name. You need not enter anything, and the client sees no extra question.',
    },
    follow: {
      title: 'You follow it',
      text: 'Pending, qualified, approved, paid: staff sets each step. You see yours, and nobody else’s.',
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
      text: 'An advisor, a builder or a neighbor opens a door. The amount is the same whatever the home costs.',
    },
    estimates:
      'All amounts are estimates until approved by staff, and fall due only after closing. Nothing is owed for an application that is withdrawn or denied.',
    law: {
      title: 'A plain word about the law',
      text: 'Section 8 of the Real Estate Settlement Procedures Act (RESPA) forbids giving or taking anything of value merely for referring a mortgage, and allows payment for services actually performed. That is why every amount is reviewed before it is approved, and why it needs a written agreement.',
      duties:
        'Check with your broker and your state’s rules first. Tell your client about the arrangement. Your client stays free to choose any lender. If the law does not allow a payment, we do not make it.',
    },
  },
  join: {
    title: 'How to join today',
    intro:
      'Online registration is part of the partner portal, which is on its way. Until it opens, our staff creates your link by hand. That is why there is no form here.',
    call: 'Call {phone}',
    mail: 'Send an Email',
    address: 'Or write to {email}',
    send: {
      title: 'What to send',
      name: 'Your first and last name, and your company',
      contact: 'Email and mobile number',
      license: 'License number and state, if you are a licensed realtor',
      code: 'The code you would like, and a second choice',
      never: 'Please send no details about clients by email.',
    },
    next: {
      title: 'What happens then',
      review:
        'Staff reads your message and, for realtors, looks up the license in the register of your state.',
      agree: 'You receive the partner agreement to read and sign.',
      link: 'You receive your link. From then on it works; the portal will show its referrals from the first day.',
    },
    subject: 'Partner link request',
    body: 'First and last name:\nCompany:\nMobile number:\nLicensed realtor (yes/no):\nLicense number and state:\nCode I would like (3 to 20 characters):\nSecond choice:\n',
  },
} as const;
