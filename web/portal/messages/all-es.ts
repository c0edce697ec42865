import office from '#web/office/messages/es.ts';
import portal from './es.ts';

export default { office, portal };
