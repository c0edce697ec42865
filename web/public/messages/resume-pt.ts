import resume from './pt/resume.ts';

/** Continuing on another device; loaded with its code. */
export default { resume };
