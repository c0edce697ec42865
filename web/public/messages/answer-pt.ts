import answer from './pt/answer.ts';
import estimate from './pt/estimate.ts';

/** What the landing page's answer says in the browser, fetched with its code. */
export default { answer, estimate };
