import answer from './es/answer.ts';
import estimate from './es/estimate.ts';

/** The landing page's answer in the browser; loaded with its code. */
export default { answer, estimate };
