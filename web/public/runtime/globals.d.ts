export {};

declare global {
  interface Window {
    /** Clicks and submits on islands that were still asleep; filled by the inline start script. */
    missedActions?: { type: 'click' | 'submit'; target: HTMLElement }[];
    /**
     * The server knows of this page view, or need not: the inline start script tells of a page that
     * is left before its scripts come.
     */
    isViewTold?: boolean;
  }
}
