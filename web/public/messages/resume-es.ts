import resume from './es/resume.ts';

/** Continuing on another device; loaded with its code. */
export default { resume };
