export default {
  screen: 'Client',
  loading: 'Loading contact details...',
  failed: 'The contact could not be loaded',
  back: 'Back to Dashboard',
  missing: 'Contact Not Found',
  missingText: "The contact you're looking for doesn't exist or you don't have access to it.",
  submitted: 'Submitted',
  progress: {
    title: 'What happened',
  },
  withheld: {
    contact:
      'The lender shares a client’s contact details and progress with partners, and nothing else.',
    status:
      'The lender shares a client’s first name, last initial and progress with partners, and nothing else.',
  },
  personal: {
    title: 'Personal Information',
    email: 'Email',
    phone: 'Phone',
    state: 'State',
    address: 'Current Address',
    contactMethod: 'Preferred Contact Method',
    timeline: 'Timeline',
    methods: {
      phone: 'By phone',
      email: 'By email',
      text: 'By text message',
    },
  },
  financial: {
    title: 'Financial Information',
    homePrice: 'Home Price',
    electricBill: 'Monthly Electric Bill',
    creditScore: 'Credit Score Range',
    housing: 'Housing Status',
    monthlyPayment: 'Total Monthly Payment',
    savings: 'Current Savings',
    housings: {
      own: 'Owns the home',
      rent: 'Rents',
      living_with_relative: 'Lives with a relative',
    },
  },
  solar: {
    title: 'Solar Calculations',
    cost: 'Solar System Cost',
    taxCredit: 'Tax Credit',
    taxCreditShare: 'Tax Credit ({share})',
    grant: 'Education Earnings',
    monthly: 'Monthly Savings',
    payment: 'Payment a Month at {rates}',
    apr: 'Annual Percentage Rate (APR)',
    breakEven: 'Breaks Even at a Mortgage Rate of',
    never: 'no rate',
    paymentNote:
      'Payments are an illustration, not an offer of credit: 360 months, FHA mortgage insurance included. Taxes, homeowners insurance and fees are not.',
    none: 'Not available',
    illustration:
      '* Program illustration: the federal credit has ended for new systems. Your client should ask a tax advisor.',
  },
  referral: {
    title: 'Referral Information',
    referredBy: 'Referred by',
    why: 'Why this client counts as your referral',
    byFirstLink: 'Your link was the first one followed; it counts for {days} days.',
    byLink: 'Your link was the one that counted when the application arrived.',
    byChoice: 'Your client named you on the application. That counts more than any link.',
    byLender: 'The lender decided that this client counts as your referral.',
    inReview: 'Our team is reviewing this referral.',
    ownLink: 'Your link',
    otherLink: 'Another partner’s link',
    verdicts: {
      winner: 'counts',
      same_code: 'the same link again',
      later_code: 'came later and does not count',
      expired: 'had expired',
      outranked: 'your client’s own choice counts instead',
      overruled: 'would have counted; the lender decided otherwise',
    },
  },
  submission: {
    title: 'Submission Details',
    submitted: 'Submitted',
    status: 'Status',
    qualified: 'Qualified',
    review: 'Under Review',
    id: 'Lead ID',
  },
  actions: {
    title: 'Actions',
    call: 'Call {firstName}',
    sendEmail: 'Send Email',
    mailBody:
      'Hello {firstName},\n\nI’m following up on your application for {lender}’s solar grant program. Do you have any questions, or is there anything I can help you with?\n\nBest regards',
    mailOpened:
      'Email draft opened for {name} <{email}>\nSubject: {subject}\nChannel: web mail compose window',
  },
  notes: {
    none: 'No notes yet. The lender’s team reads what you write here.',
    placeholder: 'Write a note about this client…',
  },
} as const;
