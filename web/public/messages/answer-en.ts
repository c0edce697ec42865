import answer from './en/answer.ts';
import estimate from './en/estimate.ts';

/** The landing page's answer in the browser; loaded with its code. */
export default { answer, estimate };
