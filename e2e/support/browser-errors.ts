import type { BrowserContext } from '@playwright/test';

/** Browser errors that must not happen while the product is used. */
export class BrowserErrors {
  readonly #origin: string;
  // The sheets in the kit run nothing, so neither what the journeys bring into each frame.
  readonly #expected = [
    /^console error: Blocked script execution in '[^']*\/affiliate\/flyer\?[^']*&look'/,
  ];
  readonly #found: string[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** For a test that breaks something on purpose: errors that match are expected. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Everything that went wrong so far and was not expected. */
  get unexpected(): string[] {
    return this.#found.filter((error) => !this.#expected.some((pattern) => pattern.test(error)));
  }

  /**
   * Watches every page of a browser: console, exceptions, outside requests, violations of the
   * policy, and windows opened by scripts.
   */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) {
        return;
      }
      this.#found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) =>
      this.#found.push(`uncaught: ${error.error().stack ?? error.error().message}`),
    );
    context.on('dialog', async (dialog) => {
      this.#found.push(`a script opened a window: ${dialog.message()}`);
      await dialog.dismiss();
    });
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== this.#origin) {
        this.#found.push(`a request left the house: ${request.url()}`);
      }
    });
    context.on('response', (response) => {
      if (response.status() >= 500) {
        this.#found.push(`answer ${response.status()}: ${response.url()}`);
      }
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(
          `content security policy: ${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`,
        );
      });
    });
  }
}
