import type en from './en.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en;
    Locale: 'en' | 'es' | 'pt';
  }
}
