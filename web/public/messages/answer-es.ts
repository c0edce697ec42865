import answer from './es/answer.ts';
import estimate from './es/estimate.ts';

/** What the landing page's answer says in the browser, fetched with its code. */
export default { answer, estimate };
