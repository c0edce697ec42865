export default {
  title: 'Thank you. Your application is with us.',
  subtitle: 'You have done your part for today. From here a person takes over.',
  none: {
    title: 'No application can be seen here.',
    subtitle:
      'This page confirms an application as soon as it is sent. If you have seen that confirmation, there is nothing to send again: we contact you within {contactHours} hours. If not, here is where it begins.',
    apply: 'Go to the Application',
    stepsTitle: 'What happens after an application',
  },
  statusTitle: 'Where your application stands',
  status: {
    received: 'Application Received',
    review: 'Initial Review Started',
    specialist: 'Specialist Assigned',
    done: 'Done',
    next: 'Next',
    later: 'After that',
  },
  stepsTitle: 'What happens next',
  steps: {
    contact: {
      when: 'Within {contactHours} hours',
      title: 'Initial contact',
      text: 'A solar specialist reaches you the way you chose and answers your first questions.',
    },
    assessment: {
      when: 'In {assessmentLow}–{assessmentHigh} days',
      title: 'Property assessment',
      text: 'We look at the home and its roof and size the solar system.',
    },
    preApproval: {
      when: 'In {preApprovalLow}–{preApprovalHigh} days',
      title: 'Loan pre-approval',
      text: 'The lender reviews your documents. Pay stubs and last year’s tax return are good to have at hand.',
    },
    closing: {
      when: 'After that',
      title: 'Closing and installation',
      text: 'Once the loan is approved, you sign and get the keys, and the panels go up on the roof.',
    },
  },
  contactTitle: 'A question before we call?',
  contactText: 'Call us {hours}, or write at any time.',
  benefitsTitle: 'What the program offers',
  benefits: {
    credit: 'federal tax credit',
    earnings: 'maximum grant',
    financing: 'of home value for solar financing',
  },
  home: 'Back to the Home Page',
  calculator: 'Estimate Another Home',
} as const;
