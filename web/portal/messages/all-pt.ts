import * as office from '#web/office/messages/pt.ts';
import * as portal from './pt.ts';

export default { office, portal };
