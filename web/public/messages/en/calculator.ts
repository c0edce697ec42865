export default {
  title: 'Calculate your solar savings',
  subtitle:
    'Four answers are enough. See what the program could put toward the home, how much could come off your electric bill, and where every figure comes from.',
  form: {
    title: 'About the home',
    homePrice: 'Home price',
    electricBill: 'Monthly electric bill',
    electricBillHint: 'An average month is close enough.',
    creditScore: 'Credit score range',
    creditScoreHint: 'Decides eligibility only, never your savings.',
    propertyState: 'Property state',
    propertyStateHint: 'Sets the price of power and the hours of sun.',
    select: 'Select…',
    submit: 'Calculate Savings',
    submitting: 'Calculating…',
    promise: 'No name, no phone number, no credit pull.',
    clear: 'Clear my answers',
    cleared: 'Answers cleared',
    clearedText: 'This browser no longer keeps any of your answers.',
    missing: 'Please complete the form',
  },
  loading: {
    title: 'Calculating your savings',
    sun: 'Looking up the hours of sun in your state…',
    price: 'Checking what power costs there…',
    roof: 'Sizing the panels for your bill…',
    sum: 'Adding up credit, grant and savings…',
    cancel: 'Cancel',
  },
  failed: {
    title: 'Error',
    text: 'We could not calculate your savings. Your answers are still here. Please try again.',
  },
  outdated:
    'You have changed an answer since. These figures are still for the home above. Calculate again to see the new ones.',
  placeholder: {
    title: 'What the program offers',
    credit: 'federal tax credit',
    grant: 'maximum education earnings',
    home: 'of home value for solar financing',
    text: 'Answer the four questions and your own figures take this place.',
  },
} as const;
