import fields from './pt/fields.ts';
import register from './pt/register.ts';

/** What the form of the registration says in the browser, fetched with its code. */
export default { fields, register };
