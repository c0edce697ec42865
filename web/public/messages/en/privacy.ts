export default {
  title: 'May we measure our ads?',
  text: 'If you agree, our advertising partner will know that you visited and which steps you took here. If you say no, nothing is sent.',
  policy: 'Privacy policy',
  refuse: 'No, Thanks',
  allow: 'I Agree',
} as const;
