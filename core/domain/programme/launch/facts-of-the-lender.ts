import type { ProgrammeTerms } from '../programme-terms.ts';
import { hasSampleHours, sampleDetails } from '../sample-details.ts';
import type { TermKey } from '../term-values.ts';
import type { DoubtfulFact } from './doubtful-fact.ts';

function sampleKeys(terms: ProgrammeTerms): TermKey[] {
  const samples = (Object.keys(sampleDetails) as (keyof typeof sampleDetails)[]).filter(
    (key) => terms[key] === sampleDetails[key],
  );
  return hasSampleHours(terms) ? [...samples, 'supportHours'] : samples;
}

const paymentKeys: readonly TermKey[] = [
  'showsMonthlyCost',
  'offersRateField',
  'mortgageInsuranceUpfrontRate',
  'mortgageInsuranceAnnualRate',
];

/** The title of the fact on which every commission rests; other texts name it. */
export const referralFeesTitle = 'Commissions for referrals are under three rules';

/** Facts about the lender and its conduct that a law regulates. */
export const factsOfTheLender: readonly DoubtfulFact[] = [
  {
    id: 'referral-fees',
    title: referralFeesTitle,
    severity: 'high',
    needs: 'lawyer',
    detail:
      'RESPA section 8 forbids a fee for a referral and allows payment for services that were performed. ' +
      'Anyone who is paid for bringing a borrower to a loan can count as a loan originator, with a license and a ban on pay by the terms of the loan (12 CFR 1026.36). ' +
      'In many states a licensed agent may be paid through the broker only. Commissions are estimates until staff approve them; take legal advice on all three before paying one. ' +
      'The product knows what California and Florida ask of agents and brokers; every other state and kind of partner is unknown. Where payBasis is check, what is missing is a mark beside the commission; with required, an approval without it needs a name and a reason.',
    keys: ['commissionLicensedRate', 'commissionOtherDollars', 'paysCommissions', 'payBasis'],
    openKeys: ({ paysCommissions, payBasis }) => [
      ...(paysCommissions ? (['commissionLicensedRate', 'commissionOtherDollars'] as const) : []),
      ...(paysCommissions && payBasis === 'check' ? (['payBasis'] as const) : []),
    ],
  },
  {
    id: 'reporting-line',
    title: 'From which amount a year’s payments to a partner are reported',
    severity: 'medium',
    review: 'each-calendar-year',
    detail:
      'Payments to one payee of this amount or more in a calendar year go on Form 1099. It is $2,000 for 2026 and follows prices from 2027 on (26 USC 6041). ' +
      'Enter the figure of the IRS for the year before its first form is due.',
    keys: ['reportingLine'],
  },
  {
    id: 'consent-required',
    title: 'No one can apply without agreeing to calls and texts',
    severity: 'high',
    needs: 'lawyer',
    detail:
      'The text that people agree to says that consent is not a condition of any purchase or loan, and the form refuses anyone who does not agree. ' +
      'Consent to automated calls and texts may not be made a condition (47 CFR 64.1200(f)(9)). ' +
      'Switch consentRequired off: then the box is empty and optional, and people are answered in the way they chose.',
    keys: ['consentRequired'],
    openKeys: (terms) => (terms.consentRequired ? ['consentRequired'] : []),
  },
  {
    id: 'consent-preticked',
    title: 'Consent to be contacted is ticked in advance',
    severity: 'high',
    needs: 'lawyer',
    detail:
      'A box ticked in advance may not count as consent to calls and texts. The exact text, language and time are kept ' +
      'with every lead; consider starting with an empty box.',
    keys: ['consentDefault'],
    openKeys: (terms) => (terms.consentRequired && terms.consentDefault ? ['consentDefault'] : []),
  },
  {
    id: 'payment-illustration',
    title: 'Visitors see what the panels cost a month',
    severity: 'high',
    needs: 'you',
    detail:
      'A payment in an advertisement asks for further disclosures (Regulation Z, 12 CFR 1026.24(d)). ' +
      'Every estimate shows the payment at 5, 6 and 7 percent beside the saving, with the number of payments and the annual percentage rate, as an illustration that is no offer of credit, or at a rate that the visitor types. ' +
      'Have it read, or switch it off: then no saving is shown either.',
    keys: paymentKeys,
    openKeys: (terms) => (terms.showsMonthlyCost || terms.offersRateField ? paymentKeys : []),
  },
  {
    id: 'lender-details-sample',
    title: 'Name, license number, phone, hours or addresses are samples',
    severity: 'high',
    needs: 'you',
    detail:
      'Some details of the lender are fictional samples and are printed on the public site. Enter the real ones. ' +
      'A sample license number is never printed: the line is left out until a real one is set.',
    keys: [
      'lenderName',
      'licenseNumber',
      'supportPhone',
      'supportEmail',
      'supportHours',
      'homeOfficeName',
      'homeOfficeAddress',
      'medfordOfficeName',
      'medfordOfficeAddress',
    ],
    openKeys: sampleKeys,
  },
  {
    id: 'nmls-missing',
    title: 'No NMLS ID is set',
    severity: 'high',
    needs: 'you',
    detail:
      'Mortgage advertising has to show the NMLS ID of the lender. While none is set, the line with its link to NMLS Consumer Access is left out.',
    keys: ['nmlsId'],
    openKeys: (terms) => (terms.nmlsId === null ? ['nmlsId'] : []),
  },
  {
    id: 'legal-pages-unread',
    title: 'No lawyer has read the privacy policy and the terms of use',
    severity: 'high',
    needs: 'lawyer',
    detail:
      'The pages /privacy and /terms say what this software keeps and does. Have them read in all three languages, then confirm it.',
    keys: ['legalPagesRead'],
    openKeys: (terms) => (terms.legalPagesRead ? [] : ['legalPagesRead']),
    settledBy: 'legalPagesRead',
  },
  {
    id: 'privacy-notice',
    title: 'The privacy notice of a financial institution',
    severity: 'high',
    detail:
      'A lender gives its customers the notice of the Gramm-Leach-Bliley Act (12 CFR 1016), which is another document than the privacy policy of this website. ' +
      'Enter the address where it can be read: the privacy policy links to it. Then confirm that it is the current one.',
    keys: ['privacyNotice'],
  },
  {
    id: 'negative-answer',
    title: 'What people are told who do not meet a requirement',
    severity: 'high',
    needs: 'lawyer',
    detail:
      'A lender that judges answers and tells someone no may have declined an application (12 CFR 1002.2(f), comment 3): then a notice with reasons is due within 30 days. ' +
      'Pages state the rule of the program beside the answer and invite everyone to apply. Have counsel say whether that is enough, or publish the answer with a notice; the notice names the federal agency that administers compliance (12 CFR 1002, appendix A).',
    keys: ['negativeAnswer', 'creditAgency'],
  },
  {
    id: 'partner-visibility',
    title: 'What partners and buyers see of each other',
    severity: 'high',
    needs: 'you',
    detail:
      'Score, bill, address and decision of a buyer are nonpublic personal information (Regulation P, 12 CFR 1016). ' +
      'Showing them to the realtor may take the buyer’s consent. Confirm the level that is set, or lower it. ' +
      'Where partnerBadge is claimed, buyers read a company and a license that no one has looked up. ' +
      'Where notesShared is on, a partner who sees everything reads the notes of staff, but for those marked “Only staff”.',
    keys: ['partnerSees', 'partnerBadge', 'notesShared'],
    openKeys: ({ partnerSees, partnerBadge, notesShared }) => [
      ...(partnerSees === 'all' && notesShared ? (['notesShared'] as const) : []),
      ...(partnerSees === 'status' ? [] : (['partnerSees'] as const)),
      ...(partnerBadge === 'verified' ? [] : (['partnerBadge'] as const)),
    ],
  },
  {
    id: 'programme-name',
    title: 'The name of the program names a federal agency',
    severity: 'high',
    needs: 'lawyer',
    detail:
      'A name that begins with FHA reads as a grant of the government. A lender may not suggest that an offer comes from HUD or FHA (Mortgagee Letter 2011-17; Regulation N, 12 CFR 1014.3). ' +
      'The name stands in the subject of emails that partners send; enter another one, or have it confirmed.',
    keys: ['programmeName'],
    openKeys: ({ programmeName }) =>
      /\b(FHA|HUD|VA|USDA|federal|government)\b/i.test(programmeName) ? ['programmeName'] : [],
  },
  {
    id: 'reserve-words',
    title: 'Buttons and texts say that funds are reserved',
    severity: 'medium',
    needs: 'you',
    detail:
      'An application reserves nothing: funds are subject to the approval of the loan. ' +
      'Switch the words off, and the buttons lead to the application in plain words.',
    keys: ['reserveWords'],
    openKeys: ({ reserveWords }) => (reserveWords ? ['reserveWords'] : []),
  },
  {
    id: 'spoken-languages',
    title: 'The languages in which staff speak',
    severity: 'medium',
    needs: 'you',
    detail:
      'Visitors are told in which languages someone speaks with them. A lender that negotiates in Spanish or Portuguese may owe a translation of the terms (such as California Civil Code 1632.5). ' +
      'Confirm that someone answers in each listed language during the hours of the office.',
    keys: ['spokenLanguages'],
  },
  {
    id: 'calling-hours',
    title: 'The hours in which people may be called',
    severity: 'medium',
    needs: 'lawyer',
    detail:
      'Federal rules allow calls from 8 a.m. to 9 p.m. of the person who is called (47 CFR 64.1200(c)(1)); some states allow less. ' +
      'The CRM knows the hours of Texas and Florida besides; of every other state it says "state rules not checked". ' +
      'Florida also allows three calls within 24 hours at most (Fla. Stat. 501.616(6)(b)), which the CRM does not count. ' +
      'It stays open until counsel has read the rules of all eligible states and the office follows them.',
    review: 'quarterly',
    keys: [],
    table: 'contact-rules',
  },
];
