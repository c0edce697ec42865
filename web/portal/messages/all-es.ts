import * as office from '#web/office/messages/es.ts';
import * as portal from './es.ts';

export default { office, portal };
