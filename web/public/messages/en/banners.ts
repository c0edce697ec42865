export default {
  film: {
    play: 'Play video',
    pause: 'Pause video',
  },
} as const;
