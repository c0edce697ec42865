export {};

declare global {
  interface Window {
    /** Clicks and submits on islands that were still asleep; filled by the inline start script. */
    missedActions?: { type: 'click' | 'submit'; target: HTMLElement }[];
  }
}
