export {};

declare global {
  interface Window {
    /** Clicks and submits on islands that were still asleep; filled by the inline start script. */
    missedActions?: { type: 'click' | 'submit'; target: HTMLElement }[];
    /** The random id of this tab, where its storage may not keep it. */
    visitorSession?: string;
    /** The page view as the server wants it; made by the inline start script, which also notes that it was told. */
    pageView?: () => object;
    isViewTold?: boolean;
  }
}
