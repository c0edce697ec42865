export default {
  title: 'Welcome to the open house',
  subtitle: 'Leave your details here. A specialist will contact you about the program.',
  offline:
    'No signal? Fill it in anyway. Once this page is open, your phone keeps your answers and sends them later.',
  waiting: {
    title: 'Saved on your phone',
    text: 'There is no connection right now. This page sends your application as soon as there is one. If you close it, scan the code again later and it will be sent then.',
    retry: 'Try now',
  },
  sent: {
    title: 'Your application was sent',
    text: 'A specialist will contact you. You can close this page.',
    next: 'See what happens next',
    another: 'Another guest on this phone',
  },
} as const;
