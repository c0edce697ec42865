export default {
  noPermission: 'No permission',
  noPermissionText: 'Your account may not see this. Ask an administrator of your team.',
  unreachable: 'The server could not be reached. Please check your connection.',
  noAnswer: 'The server could not answer (error {status}). Please try again in a moment.',
  crash: 'This screen could not be shown',
  crashText:
    'Nothing is lost. Reload the page; if it happens again, tell your administrator what you were doing.',
  reload: 'Reload',
} as const;
