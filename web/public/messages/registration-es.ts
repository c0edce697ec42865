import fields from './es/fields.ts';
import register from './es/register.ts';

/** What the form of the registration says in the browser, fetched with its code. */
export default { fields, register };
