/** What the document asked for before its scripts had come, by address; not every document does. */
declare var earlyAnswers: Map<string, Promise<Response>> | undefined;

/** A control of a drawn screen that was touched before the app was there. */
declare var touchedEarly: HTMLElement | undefined;
