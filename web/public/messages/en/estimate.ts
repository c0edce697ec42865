import { en as enEstimate } from '#core/i18n/estimate/en.ts';

export default {
  ...enEstimate,
  calculatedOn: 'Your estimate, based on program terms as of {date}',
  system:
    'This assumes about {panels} panels ({kw} kW) for {cost}. They make about {kwh} kWh a year.',
  limitedBy: {
    offset: 'Their number follows your bill: they make {share} of the electricity you use today.',
    home_value:
      'The home price limits their number, because solar can be financed up to {cap} of home value: they make {share} of the electricity you use today.',
    max_kw:
      'This is the largest home system in this estimate, {maxKw} kW: they make {share} of the electricity you use today.',
  },
  rate: {
    label: 'Your mortgage rate, in %',
    error: 'Please enter a rate from 0 to {most} percent.',
  },
  first: {
    choice: 'With or without panels',
    yes: 'With the panels',
    no: 'Without the panels',
    basis: '{homePrice}, {state}, {electricBill} bill, {score}',
    basisGuess: '{homePrice}, {state}, {electricBill} bill (our guess), {score}',
    score: 'score\u00a0{range}',
    scoreUnknown: 'no score',
    change: 'Change',
    grant: '(solar grant income)',
    grantNote: 'Toward your down payment and closing, after the course and loan approval.',
    bring: 'You bring about <b>{range}</b>.',
    alone: 'Ask us whether the grant stands alone.',
    aloneNote: 'Until we can say so, no grant is counted here.',
    from: '{low} to {high}',
    verdict: {
      more: 'The panels cost {range} more a month than they save.',
      less: 'The panels save {range} more a month than they cost.',
      even: 'The panels come out about even: from {low} saved to {high} more a month.',
    },
    fine: 'They save {savings}, add {payments} to the payment and {financed} to the mortgage: {count} payments at {rates}, APR {aprs}. An illustration, not an offer of credit.',
    unpaid: '{low} (exports unpaid, the rule in {state}) to {high}',
    home: 'The home costs {range} a month.',
    homeFine:
      '{count} payments at {rates}, APR {aprs}, on {financed}, with FHA mortgage insurance, without taxes and insurance. An illustration, not an offer of credit.',
    added: 'Added for panels',
    stays: 'Your electric bill stays at',
    later: 'Panels later',
    laterNote: 'not in this mortgage',
    totalEnded: 'with the credit that has ended',
  },
  rules: {
    state: 'The program is offered in certain states; you chose {state}.',
    credit: 'The program asks for a score of {minimumScore} or higher; you chose {score}.',
    homePrice: 'The program asks for a home price of {minHomePrice} or more; you chose {price}.',
    so: 'So no grant and no financed panels are counted here. Anyone may apply.',
  },
  checks: {
    title: 'You meet {count} of 3',
    open: 'You meet {count} of 3. We haven’t asked your credit score yet.',
    state: 'State',
    credit: 'Credit score',
    homePrice: 'Home price',
    met: 'met',
    missed: 'not met',
    notAsked: 'Not asked yet',
  },
  bring: {
    title: 'What you bring',
    down: 'Minimum FHA down payment ({rate})',
    closing: 'Closing costs, usually {low}\u00a0to\u00a0{high}',
    grant: 'Less the grant',
    sum: 'You bring about',
    note: 'The grant pays closing costs first, then the down payment.',
    source: 'If its source is not allowed for the down payment, you bring at least {least}.',
    alone: 'The grant is not counted until we know that it stands alone.',
  },
  rent: {
    title: 'The month beside your rent',
    rent: 'Your rent',
    taxes: 'Taxes a month',
    insurance: 'Insurance a month',
    optional: 'optional',
    error: 'Please enter an amount in dollars.',
    rate: 'At a rate of',
    home: 'The home',
    panels: 'The panels',
    extra: 'Taxes and insurance',
    whole: 'The whole payment',
    today: 'Your rent today',
    more: 'At {rate} that is <b>{gap} more</b> than your rent',
    less: 'At {rate} that is <b>{gap} less</b> than your rent',
    same: 'At {rate} that is <b>as much</b> as your rent',
    back: '; the panels give back {savings}.',
    fine: '{count} payments on {financed}{panels, select, yes { and the panels} other {}}, with FHA mortgage insurance ({annual} a year). APR {aprs}. {open, select, both {Without taxes and insurance. } taxes {Without taxes. } insurance {Without insurance. } other {}}An illustration, not an offer of credit.',
  },
  bars: {
    title: '{years} years of electricity',
    without: 'Without panels',
    with: 'With panels, at {rate}',
    bills: 'Bills, {amount}',
    range: '(striped: the range)',
    payments: 'Payments, {amount}',
    note: 'At today’s price.',
    follow:
      '{more, plural, one {One more year of payments follows.} other {# more years of payments follow.}}',
  },
  alone: {
    title: 'Electricity alone',
    note: 'A saving without a loan: what the panels cost a month depends on how you pay for them.',
  },
  mind: {
    title: 'If you change your mind',
    text: 'Your choice goes with your application, where you can change it. Panels that come after closing are not part of this mortgage.',
  },
  aboutCredit: 'About the tax credit',
  doors: {
    title: 'What you can decide',
    house: {
      title: 'Finance them with the house',
      text: 'Adds {financed}. The panels are yours. FHA decides how much can be financed.',
      even: 'They break even at a rate of {rate}.',
      never: 'They cost more than they save at any rate.',
    },
    later: {
      title: 'Decide after closing',
      text: 'Adds nothing now. The panels are then not part of this mortgage.',
    },
    community: {
      title: 'Community solar',
      text: 'A monthly fee, no loan. FHA mortgages do not finance leased systems.',
    },
  },
  how: {
    title: 'How we calculate this',
    intro:
      'We use the same math for everyone and round to whole dollars. Your credit score changes no savings.',
    price: 'Electricity price',
    priceValue: '{cents} cents per kWh',
    sun: 'Solar production',
    sunValue: '{kwh} kWh a year from each kW',
    cost: 'System cost',
    costValue: '{cost} per watt',
    costDefault: '{cost} per watt (program default; no median is published for the state)',
    target: 'Share of your electricity to cover',
    targetValue: '{offset}, at most {maxKw} kW',
    cap: 'Financed with the home',
    capValue: 'Up to {cap} of its price',
    credit: 'Federal tax credit',
    creditValue: '{rate} of the system cost',
    grant: 'Grant',
    grantValue: '{rate} of the home price, up to {cap}',
    insurance: 'FHA mortgage insurance',
    insuranceValue:
      '{upfront} of the price up front and {annual} a year (HUD Handbook 4000.1, appendix 1.0)',
    lifetime: 'Lifetime',
    lifetimeValue: '{years} years, at today’s prices',
    exports: 'Electricity you send to the grid',
    sources: 'Sources',
  },
  exports: {
    net_metering: 'Credited at the retail price',
    net_billing: 'Paid below the retail price',
    partial: 'Paid at part of the retail price',
    mixed: 'Each electric company sets its own credit',
    none: 'You are not paid for it; this estimate may be high',
  },
  exportsKept: '{policy}; you keep {share} of the savings',
  sourceOf: {
    price: 'Electricity price',
    yield: 'Hours of sun',
    cost: 'System cost',
    export: 'Electricity sent to the grid',
  },
  sourceNotes: {
    price: 'Average price paid by households in {state}, {period}. Retrieved {date}.',
    yield:
      'What south-facing panels on a fixed mount produce in a typical year, averaged over {places}. Retrieved {date}.',
    yieldNearby:
      'This source has no location in the state, so we use the nearest one in a neighboring state: {places}. Looked up on {date}.',
    cost: 'The median price of {count, plural, one {# home system} other {# home systems}} installed in {state} in {period}.',
    export:
      'The rules of {period}. Where electricity sent to the grid earns less than the retail price, the low figures count only the share of the savings that is left.',
  },
  exportNotes: {
    first_year_model:
      'For this state the share comes from a model of the first year under today’s rules.',
    retail_by_permit_power:
      'DSIRE does not list this place; Permit Power reports that electricity is credited at the full retail price.',
    no_low_figure:
      'We have no reliable figure for this share in the state, so we show no low estimate.',
    differs_by_utility:
      'The rule depends on the electric company: Idaho Power pays below the retail price, Avista credits all of it.',
    quarter_of_distribution:
      'Exports earn the supply and transmission parts of the price and a quarter of the distribution part. The share is the average of two models.',
    three_quarters_of_retail:
      'Exports earn three quarters of the retail price. The share is the average of two models.',
    monthly_retail:
      'The rules differ by customer; homes are credited month by month at the retail price.',
    residential_retail: 'The rules differ by customer; homes are credited at the retail price.',
    not_paid:
      'You are not paid at all for electricity you send to the grid here, so even the low estimate may be too high.',
    set_by_provider: 'The share is the average of two models.',
  },
  changeAnswers: 'Change my answers',
  checkEligibility: 'Check Eligibility',
  showAgain: 'Show Again',
  print: 'Print',
  share: 'Share',
  copied: 'Copied',
  copiedText: 'Paste it into any message.',
  notCopied: 'Could not copy',
  notCopiedText: 'Print the estimate instead.',
  close: 'Close',
  letter: {
    phone: 'Phone {phone}',
    license:
      'FHA-approved lender since {approvedSince}{hasLicense, select, yes { · License number {license}} other {}}',
    subject: 'Estimate of solar savings',
    greeting: 'Hello,',
    opening:
      'Thank you for using our calculator. For a home price of {homePrice} in {state} and a monthly electric bill of {electricBill}, here is your estimate.',
    closing:
      'If you have questions, call us at {phone}, {hours}. The next step is the eligibility check at {address}.',
    signature: 'Solar Grant Home, a program of {lender}',
  },
} as const;
