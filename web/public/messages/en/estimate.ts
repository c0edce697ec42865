import { en as enEstimate } from '#core/i18n/estimate/en.ts';

export default {
  ...enEstimate,
  calculatedOn: 'Your estimate, based on program terms as of {date}',
  system: 'The system behind it: {kw} kW, about {kwh} kWh a year, {cost} financed with the home.',
  systemOutside: 'The system behind it: {kw} kW, about {kwh} kWh a year, at a price of {cost}.',
  limitedBy: {
    offset: 'Its size follows your bill: it makes {share} of the electricity you use today.',
    home_value:
      'The home price limits its size, because solar can be financed up to {cap} of home value: it makes {share} of the electricity you use today.',
    max_kw:
      'Its size stops at the largest home system in this estimate, {maxKw} kW: it makes {share} of the electricity you use today.',
  },
  rate: {
    label: 'Your mortgage rate, in %',
    optional: 'optional',
    hint: 'Enter the annual rate you were quoted to see what this amount would cost per month.',
    error: 'Please enter a rate from 0 to {most} percent.',
  },
  month: {
    title: 'What the panels cost a month',
    at: 'At {rate}',
    payment: 'Payment',
    apr: 'APR',
    saves: 'Saves a month',
    aprLong: 'annual percentage rate',
    allMore: 'At each of these rates the panels cost more a month than they save.',
    someMore: 'At {rates} the panels may cost more a month than they save.',
    allLess: 'At each of these rates the panels save more a month than they cost.',
  },
  doors: {
    title: 'What you can decide',
    titleOutside: 'What you can do',
    house: {
      title: 'Finance it with the house',
      text: 'Adds {financed} to the mortgage: {low} to {high} a month at {lowRate} to {highRate}. You own the panels, and FHA decides how much can be financed.',
    },
    later: {
      title: 'Decide after closing',
      text: 'Adds nothing to the mortgage. You learn your bills first and compare offers, but the panels are then not part of this mortgage.',
    },
    state: {
      title: 'A home in a covered state',
      text: 'Change the state in the calculator to see what the program does there.',
    },
    credit: {
      title: 'A higher credit score',
      text: 'The eligibility check names steps that raise most people’s score.',
    },
    homePrice: {
      title: 'A home at a higher price',
      text: 'Change the price in the calculator to see what the program does then.',
    },
    community: {
      title: 'Community or third-party solar',
      text: 'You pay a company a monthly fee and borrow nothing. FHA mortgages do not finance leased systems, and any tax credit belongs to the company.',
    },
  },
  chart: {
    title: '{years} years of electric bills',
    without: 'Without solar',
    with: 'With solar',
    weigh: {
      more: 'At {rates} the panels cost {range} a month more than they save.',
      less: 'At {rates} the panels save {range} a month more than they cost.',
      even: 'At {rates} the panels may cost up to {high} a month more than they save, or save up to {low} more than they cost.',
    },
    savedAndPaid:
      'In {years} years: {amount} less in bills, {paid} in payments{more, plural, =0 {} one {; one more year of payments follows} other {; # more years of payments follow}}',
    savedAtPrice: '{amount} less in bills, {paid} for the panels',
    upTo: 'to {amount}',
    axis: 'Years',
    note: 'Adds up electric bills at today’s price. It does not include the {cost} added to your mortgage or the interest on it.',
    noteOutside:
      'Adds up electric bills at today’s price. It does not include the {cost} that the panels cost.',
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
  whatCanBeDone: 'See What You Can Do',
  showAgain: 'Show Again',
  print: 'Print',
  share: 'Share',
  copied: 'Copied',
  copiedText: 'Your estimate is on the clipboard. Paste it into any message.',
  notCopied: 'Could not copy',
  notCopiedText: 'This browser does not allow it. Print the estimate instead.',
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
