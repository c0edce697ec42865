/** The classes of messages; the rules travel with this file, not in the page. */
export { default } from './toast.module.css';
