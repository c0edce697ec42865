import office from '#web/office/messages/pt.ts';
import portal from './pt.ts';

export default { office, portal };
