import type * as en from './en.ts';

declare module '#web/kit/messages.ts' {
  interface RoomMessages {
    portal: typeof en;
  }
}
