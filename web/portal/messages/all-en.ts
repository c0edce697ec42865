import office from '#web/office/messages/en.ts';
import portal from './en.ts';

export default { office, portal };
