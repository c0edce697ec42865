export default {
  title: 'Success!',
  text: 'A solar specialist will contact you within {contactHours} hours.',
  reference: 'Your reference number: {id}',
} as const;
