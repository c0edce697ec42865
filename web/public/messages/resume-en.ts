import resume from './en/resume.ts';

/** Continuing on another device; loaded with its code. */
export default { resume };
