import fields from './es/fields.ts';
import register from './es/register.ts';

/** The registration form in the browser; loaded with its code. */
export default { fields, register };
