/** The styles of messages, which load with this file, not in the page. */
export { default } from './toast.module.css';
