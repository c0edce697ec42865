export default {
  noPermission: 'No permission',
  noPermissionText: 'Your account may not see this. Ask an administrator of your team.',
  unreachable: 'The server could not be reached. Please check your connection.',
  noAnswer: 'The server could not answer (error {status}). Please try again in a moment.',
  refused: {
    fields: 'Please check the highlighted fields.',
    unreadable: 'The server could not read this. Please reload the page and try again.',
    signIn: 'Your session has ended. Please sign in again.',
    forbidden: 'Your account may not do this.',
    notFound: 'This does not exist any more. It may have been deleted.',
    conflict: 'This was changed in the meantime. Reload the page and look at it again.',
    anotherAccount:
      'Another account was opened in this browser meanwhile. Nothing was changed. Load the page again to go on with that one.',
    tooLarge: 'This is too large to be sent.',
    tooMany: 'Too many requests. Please wait a moment and try again.',
    busy: 'The service is busy. Please try again in a moment.',
    broken: 'Something went wrong on our side. Please try again.',
  },
  crash: 'This screen could not be shown',
  crashText:
    'Nothing is lost. Reload the page; if it happens again, tell your administrator what you were doing.',
  reload: 'Reload',
} as const;
