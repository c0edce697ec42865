import answer from './en/answer.ts';
import estimate from './en/estimate.ts';

/** What the landing page's answer says in the browser, fetched with its code. */
export default { answer, estimate };
