export default {
  title: 'Welcome to the open house',
  subtitle:
    'Leave your name and how to reach you. We email you a link, and you decide whether you apply.',
  offline:
    'No signal? Fill it in anyway. Once this page is open, your phone keeps your details and sends them later.',
  about: 'Your details',
  submit: 'Leave my details',
  pending: 'Sending…',
  told: '{name} will see your name, your email address and your phone number, and may write to you or call you. {lender} will email you once, with a link to an application. Nothing else happens unless you send it.',
  host: 'The partner whose code you scanned',
  whole: 'Fill in the whole application now',
  failedTitle: 'Your details were not sent',
  failed: 'Please check them and try again.',
  waiting: {
    title: 'Saved on your phone',
    text: 'There is no connection right now. This page sends your details as soon as there is one. If you close it, scan the code again later.',
    retry: 'Try now',
  },
  sent: {
    title: 'Thank you, we have your details',
    text: 'Look for an email from {lender} with your link. You can close this page.',
  },
  over: {
    title: 'This open house is over',
    text: 'We can’t take your details here any more. You can still fill in the whole application.',
  },
  another: 'Another guest on this phone',
} as const;
