/** What a server keeps in memory, named as the triggers call it out (`tell_change`). */
export type Topic = 'programme' | 'hero-media';

/** The channel on which PostgreSQL tells of changes; the payload is the topic. */
export const changesChannel = 'changes';

type Listener = () => void;

/** Who wants to know that something of a topic changed, or may have changed unheard. */
export interface Changes {
  onChange(topic: Topic, listener: Listener): void;
  /** For an action after its commit: the database's own notice comes a moment later. */
  invalidate(topic: Topic): void;
}

export interface ChangesHub extends Changes {
  /** For the time in which nothing was heard: anything may have changed. */
  invalidateAll(): void;
  /** A notification as the driver hands it over. */
  receive(notification: { channel: string; payload?: string | undefined }): void;
}

/** Takes in what the database tells and passes it on; `onFirst` runs when somebody first asks. */
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
