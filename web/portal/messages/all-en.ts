import * as office from '#web/office/messages/en.ts';
import * as portal from './en.ts';

export default { office, portal };
