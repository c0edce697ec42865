import fields from './en/fields.ts';
import register from './en/register.ts';

/** The registration form in the browser; loaded with its code. */
export default { fields, register };
