import type { NoticeTexts } from './notice-texts.ts';

export const en: NoticeTexts = {
  title: 'Notice of action taken',
  from: 'Creditor: {lender}, {address}',
  date: 'Date: {date}',
  action:
    'Action taken: On {date} you asked if you meet the basic requirements of {lender}’s solar grant program. With the answers you gave, we could not approve this request.',
  reasonsTitle: 'Main reasons:',
  reasons: {
    state: 'The program is offered in certain states. Your answer: {state}.',
    credit:
      'The program asks for a credit score of {minimumScore} or higher. Your answer: {score}.',
    homePrice: 'The program asks for a home price of {minHomePrice} or more. Your answer: {price}.',
  },
  rules:
    'These are the program’s rules of {rulesDate} (version {version}). We used the answers you gave, and no credit report.',
  apply: 'You may still apply. A specialist then looks at your whole application.',
  // 12 CFR 1002.9(b)(1), word for word.
  law:
    'The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, ' +
    'religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all ' +
    'or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right ' +
    'under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is {agency}.',
  questions: 'Questions about this notice? Write to {lender} at the address above or to {email}.',
  call: 'You can also call {phone}.',
  english: '',
};
