export { default } from './ThankYouPage.tsx';
