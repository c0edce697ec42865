export default {
  noPermission: 'No permission',
  noPermissionText: 'You don’t have permission to see this.',
  unreachable: 'The server could not be reached. Please check your connection.',
  noAnswer: 'The server could not answer (error {status}). Please try again in a moment.',
  refused: {
    fields: 'Please check the highlighted fields.',
    unreadable: 'The server could not read this. Please reload the page and try again.',
    signIn: 'Your session has ended. Please sign in again.',
    forbidden: 'Your account may not do this.',
    notFound: 'This no longer exists. It may have been deleted.',
    conflict: 'This was changed in the meantime. Reload the page and look at it again.',
    anotherAccount:
      'You signed in to another account in this browser. Nothing was changed. Reload the page to continue with that account.',
    tooLarge: 'This is too large to send.',
    tooMany: 'Too many requests. Please wait a moment and try again.',
    busy: 'The service is busy. Please try again in a moment.',
    broken: 'Something went wrong on our side. Please try again.',
  },
  noScreen: '404 Page Not Found',
  noScreenText: 'The address may be mistyped or out of date.',
  toStart: 'Go to the start page',
  crash: 'This screen could not be shown',
  crashText:
    'What you typed in a form is kept. If you are offline, the page reloads once you are connected; otherwise reload it. If it happens again, report it and say what you were doing.',
  reload: 'Reload',
} as const;
