import resume from './en/resume.ts';

/** What is said of going on elsewhere, fetched with its code. */
export default { resume };
