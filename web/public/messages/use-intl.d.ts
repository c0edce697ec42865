import type * as en from './en.ts';

type PublicMessages = typeof en;

declare module '#web/kit/messages.ts' {
  interface RoomMessages extends PublicMessages {}
}
