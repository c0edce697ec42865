export {};

declare global {
  interface Window {
    /** Clicks and submits on islands not yet hydrated; filled by the inline start script. */
    missedActions?: { type: 'click' | 'submit'; target: HTMLElement }[];
    /** Gives up on scripts that do not load; from the start script. */
    giveUp?: () => void;
    /**
     * Telephone links that were tapped. The inline start script adds them, first to a list, later
     * to the part that reports them to the server.
     */
    tappedNumbers?: { push: (link: Element) => unknown };
    /**
     * The server knows of this page view, or need not: the inline start script reports a page that
     * is left before its scripts load.
     */
    isViewTold?: boolean;
  }
}
