import answer from './pt/answer.ts';
import estimate from './pt/estimate.ts';

/** The landing page's answer in the browser; loaded with its code. */
export default { answer, estimate };
