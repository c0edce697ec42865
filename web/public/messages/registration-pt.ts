import fields from './pt/fields.ts';
import register from './pt/register.ts';

/** The registration form in the browser; loaded with its code. */
export default { fields, register };
