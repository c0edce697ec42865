import type { Notes } from '#server/platform/contract/openapi/models.ts';

const dollars = 'Whole US dollars.';
const cents = 'US cents.';
const rate =
  'In percent a share of the home price, 0.03 for 3 %; fixed: US dollars for each closing.';
const idOfCaller =
  'Made by the caller, a new one for each: sent again with it, nothing is done twice.';
const seen =
  '`updatedAt` of the answer that was edited: 409 if someone changed one of these fields since.';

/**
 * Notes for integrators on fields whose name is not enough. They are here because a sentence in a
 * schema would be sent to every browser.
 */
export const fieldNotes: Notes = {
  Moment: { description: 'ISO 8601, in UTC.', format: 'date-time' },
  Day: 'A day in the time zone of the lender.',
  Language: 'In which a person reads and is written to.',
  HomePrice: dollars,
  ElectricBill: 'Whole US dollars a month.',
  LeadRow: 'A lead as lists show it.',
  LeadDetail: 'All that staff may read of a lead.',
  ReferredLead: 'What an affiliate may read of a lead.',
  ErrorBody: 'What every refusal says.',

  // Money: dollars unless stated, cents for earnings and payments.
  '*.homePrice': dollars,
  '*.electricBill': 'Whole US dollars a month.',
  '*.solarCost': dollars,
  '*.taxCredit': dollars,
  '*.educationEarnings': 'The grant, in whole US dollars.',
  '*.totalBenefit': 'Tax credit and grant, in whole US dollars.',
  '*.monthlySavings': dollars,
  '*.monthlySavingsLow': 'A cautious estimate, in whole US dollars.',
  '*.annualSavings': dollars,
  '*.lifetimeSavings': 'Over 25 years, in whole US dollars.',
  '*.savingsAmount': dollars,
  '*.commissionRate': rate,
  '*.commissionAmount': cents,
  '*.totalCommissions': cents,
  '*.pendingCommissions': 'Earned and not paid yet, in US cents.',
  '*.paidCommissions': cents,
  'RegisterAffiliateBody.commissionRate': 'Ignored: the rate is that of the program.',

  // Measures and shares.
  '*.systemKw': 'Kilowatts.',
  '*.annualKwh': 'Kilowatt hours a year.',
  '*.offsetPct': 'Percent of what the home uses.',
  '*.conversionRate': 'Applications for every 100 visits.',
  '*.fileSize': 'Bytes.',
  '*.windowDays': 'Days.',
  '*.firstAnswerMedianMinutes': 'Minutes in which the office was open.',
  '*.firstAnswerP90Minutes': 'Minutes in which the office was open.',
  'NetCost.monthlyAt.rate': 'Percent a year.',
  'NetCost.monthlyAt.apr': 'Percent a year.',
  'NetCost.breakEvenRate': 'Percent a year; null if even 0 % costs more than it saves.',

  '*.q': 'Words to look for.',
  '*.cursor': '`nextCursor` of the page before; takes precedence over `page`.',
  '*.nextCursor': 'Null on the last page.',
  '*.totalIsCapped': 'True if there are more than the 10,000 that `total` says.',
  'listLeads.status': 'One or several, separated by commas.',
  'listLeads.state': 'One or several codes such as OR, separated by commas.',
  'listLeads.source': 'One or several, separated by commas.',
  'listLeads.affiliate': 'A referral code.',
  'listLeads.loanNumber': 'Its number in the loan system.',
  'listLeads.owner': 'Who answers them: the caller, no one, or the member with this number.',
  'listLeads.erasure': '`asked`: the buyer asks to be erased, and no one has decided yet.',
  'listLeads.shown': '`outdated`: the figures that the visitor saw no longer hold.',
  'listLeads.untouched': 'Not touched by staff for so many days, or `ever`.',
  'listLeads.priceFrom': dollars,
  'listLeads.priceTo': 'Whole US dollars, this price included.',

  'SubmitLeadBody.phone': 'As typed; a number that can be called.',
  'SubmitLeadBody.consentVersion':
    'Of the words that were shown; without it no consent is recorded.',
  'SubmitLeadBody.website': 'Nothing: what is filled in marks the lead as a bot’s.',
  'LeadRow.unmet': 'Why it does not qualify by the terms of today; empty if it does.',
  'LeadRow.timeZone': 'Where the person most likely is; null if unknown.',
  'LeadRow.isWaiting': 'Staff have not answered it yet.',
  'LeadRow.ownerId': 'The member of staff who answers it; null in the queue.',
  'LeadRow.applications': 'Leads of the same person, this one included.',
  'LeadDetail.loanNumber': 'Its number in the loan system.',
  'LeadDetail.estimateHolds': 'The terms of today lead to the same figures.',
  'LeadDetail.permission': 'Whether the person may be contacted at this moment.',
  'updateLead.updatedAt': seen,
  'UpdateAffiliateBody.updatedAt': seen,
  'createLead.consent.basis': '`spoken`: the words were read aloud, and the person agreed.',
  'createLead.consent.words': 'The version of what was read aloud.',
  'listNotes.leadId': 'The number of the lead.',
  'addNote.isShared': 'False: only staff read it.',
  'withholdNote.id': 'The number of the note.',
  'deleteNote.id': 'The number of the note.',

  // Affiliates and their money.
  'AffiliateRow.needsReview': 'Until staff have looked, visitors see the name alone.',
  'AffiliateRow.qualifiedReferrals': 'Qualified and not void; approved and paid ones included.',
  'createPayout.key': idOfCaller,
  'createPayout.totalCents': 'What the caller saw as due: 409 if it is another amount.',
  'adjustCommission.key': idOfCaller,
  'adjustCommission.amountCents': 'Less than 0 takes away.',
};
