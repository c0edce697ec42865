/** Calls that the document made before its scripts loaded, by address; absent in some documents. */
declare var earlyAnswers: Map<string, Promise<Response>> | undefined;

/** A control of a rendered screen that was touched before the app loaded. */
declare var touchedEarly: HTMLElement | undefined;
