export default {
  pictureAlt: 'A family with their dog on the steps of their porch at dusk, every window lit.',
  title: 'Thank you. Your application is with us.',
  subtitle: 'You’re all set for now. Our team will take it from here.',
  none: {
    title: 'There is no application to show.',
    subtitle:
      'This page confirms an application once it is sent. If you have seen that before, you are done: we will contact you. If not, start here.',
    apply: 'Go to the Application',
    ask: 'You have applied? Get the link to your own page by email',
    stepsTitle: 'What happens after an application',
  },
  ownPage: 'Open Your Own Page',
  callEntry: 'Put the call in my calendar',
  share: 'A link for the other buyer',
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
      text: 'A solar specialist will contact you the way you chose and answer your first questions.',
    },
    assessment: {
      when: 'In {assessmentLow}–{assessmentHigh} days',
      title: 'Property assessment',
      text: 'We look at the home and its roof, and plan the panels.',
    },
    preApproval: {
      when: 'In {preApprovalLow}–{preApprovalHigh} days',
      title: 'Loan pre-approval',
      text: 'The lender reviews your documents. Have your recent pay stubs and last year’s tax return ready.',
    },
    closing: {
      when: 'After that',
      title: 'Closing and installation',
      text: 'Once the loan is approved, you sign and get the keys, and the panels go up on the roof.',
    },
  },
  contactTitle: 'Questions before we call?',
  contactText: 'Call us {hours}, or write at any time.',
  benefitsTitle: 'What the program offers',
  benefits: {
    credit: 'federal tax credit',
    earnings: 'maximum education earnings',
    financing: 'of home value for solar financing',
  },
  home: 'Back to the Home Page',
  calculator: 'Estimate Another Home',
} as const;
