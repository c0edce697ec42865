export default {
  title: 'Three ways to put solar on your roof',
  intro:
    'Loan and lease numbers are typical.{isOwn, select, yes { Ours is for a {price} home in {state} with a {bill} bill.} other {}}',
  caption: 'Financing solar: {product}, a traditional solar loan and a solar lease compared',
  aspect: 'Feature',
  loan: 'Traditional loan',
  lease: 'Solar lease',
  yes: 'Yes',
  no: 'No',
  financing: {
    title: 'Financing',
    product: 'Inside the FHA mortgage, up to {solarCap} of home value',
    loan: 'A second loan on top of the mortgage',
    lease: 'A long rental contract',
  },
  rate: {
    title: 'Interest rate',
    product: 'Your FHA mortgage rate',
    loan: '{loanRateLow}–{loanRateHigh}',
    lease: 'No interest: you pay rent',
  },
  payment: {
    title: 'Monthly payment',
    product:
      '{isOwn, select, yes {{payment}, part of your mortgage payment*} other {Part of your mortgage payment}}',
    loan: 'About {loanMonthlyLow}–\u2060{loanMonthlyHigh}',
    lease: 'About {leaseMonthlyLow}–\u2060{leaseMonthlyHigh}',
  },
  ownership: 'Ownership',
  credit: 'Tax credit',
  ended: 'ended',
  creditOfCompany: 'Belongs to the company',
  education: 'Education benefits',
  maintenance: {
    title: 'Maintenance',
    product: '{warrantyYears}-year warranty',
    loan: 'You arrange it',
    lease: 'Done by the leasing company',
  },
} as const;
