export default {
  attempts: {
    reached: 'Called: reached',
    voicemail: 'Called: voicemail',
    no_answer: 'Called: no answer',
    wrong_number: 'Called: wrong number',
    stop: 'Called: asked to stop',
    sent: 'Sent a message',
    sms: 'Sent a text',
    email: 'Sent an email',
  },
} as const;
