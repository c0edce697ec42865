import type { Language } from '#core/domain/language.ts';
import type { RoomMessages } from './messages.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: RoomMessages;
    Locale: Language;
  }
}
