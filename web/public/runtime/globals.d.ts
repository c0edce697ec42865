export {};

declare global {
  interface Window {
    /** Clicks and submits on islands that were still asleep; filled by the inline start script. */
    missedActions?: { type: 'click' | 'submit'; target: HTMLElement }[];
    /** Gives up on scripts that do not come; the inline start script's. */
    giveUp?: () => void;
    /**
     * Telephone links that were tapped. The inline start script adds them, first to a list, later
     * to the part that reports them to the server.
     */
    tappedNumbers?: { push: (link: Element) => unknown };
    /**
     * The server knows of this page view, or need not: the inline start script tells of a page that
     * is left before its scripts come.
     */
    isViewTold?: boolean;
  }
}
