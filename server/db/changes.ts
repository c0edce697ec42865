/** What a server keeps in memory, by the name in the notifications of triggers (`tell_change`). */
export type Topic = 'programme' | 'hero-media' | 'uploads';

/** The channel of PostgreSQL's change notifications; the payload is the topic. */
export const changesChannel = 'changes';

type Listener = () => void;

/** Subscriptions to changes of a topic, including changes that may have been missed. */
export interface Changes {
  onChange(topic: Topic, listener: Listener): void;
  /** After a commit of its own: the database's notification arrives a moment later. */
  invalidate(topic: Topic): void;
}

export interface ChangesHub extends Changes {
  /** After a gap in the notifications: anything may have changed. */
  invalidateAll(): void;
  receive(notification: { channel: string; payload?: string | undefined }): void;
}

/** Passes the database's notifications on; `onFirst` runs at the first subscription. */
export function openChanges(onFirst: () => void = () => {}): ChangesHub {
  const listeners = new Map<string, Listener[]>();

  function invalidate(topic: string): void {
    for (const listener of listeners.get(topic) ?? []) {
      listener();
    }
  }

  return {
    invalidate,
    invalidateAll: () => {
      for (const topic of listeners.keys()) {
        invalidate(topic);
      }
    },
    receive: ({ channel, payload = '' }) => {
      if (channel === changesChannel) {
        invalidate(payload);
      }
    },
    onChange: (topic, listener) => {
      const isFirst = listeners.size === 0;
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
      if (isFirst) {
        onFirst();
      }
    },
  };
}
