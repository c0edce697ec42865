export default {
  title: 'Apply for the program',
  subtitle: 'One form, about five minutes.',
  fha: 'FHA approved',
  license: 'License {license}',
  help: {
    title: 'Rather talk to a person?',
    text: 'We will go through the form with you, in English, Spanish or Portuguese.',
    call: 'Call {phone}',
  },
  after: {
    title: 'What happens next',
    contact: 'A specialist contacts you within {contactHours}\u00a0hours.',
    assessment: 'The property is assessed in {assessmentLow}–{assessmentHigh} days.',
    preApproval:
      'The decision on your loan pre-approval usually follows in {preApprovalLow}–{preApprovalHigh} days.',
  },
  secure: 'Sending this form costs nothing and commits you to nothing.',
} as const;
