export default {
  title: 'Apply for the program',
  subtitle: 'One form, about five minutes.',
  fha: 'FHA approved',
  license: 'License {license}',
  help: {
    title: 'Prefer to talk to someone?',
    text: 'We can fill out the form with you. Loan documents are in English.',
    elsewhere: 'We can fill out the form with you in {spoken}. Loan documents are in English.',
    call: 'Call {phone}',
  },
  after: {
    title: 'What happens next',
    contact: 'A specialist will contact you within {contactHours}\u00a0hours.',
    assessment:
      'We assess the property in {assessmentLow}–{assessmentHigh} days, once you have chosen a home.',
    preApproval:
      'You usually get a decision on pre-approval in {preApprovalLow}–{preApprovalHigh} days.',
  },
  secure: 'Sending this form is free and does not commit you to a loan.',
} as const;
