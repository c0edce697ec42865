import fields from './en/fields.ts';
import register from './en/register.ts';

/** What the form of the registration says in the browser, fetched with its code. */
export default { fields, register };
