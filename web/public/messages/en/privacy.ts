export default {
  title: 'May we measure our ads?',
  text: 'If you agree, our advertising partner learns that you visited and which steps you took here. Nothing is sent if you refuse.',
  policy: 'Privacy policy',
  refuse: 'No, Thanks',
  allow: 'I Agree',
} as const;
