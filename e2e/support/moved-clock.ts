import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { momentOf } from '#core/domain/permission/local-time.ts';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import type { Product } from '#server/testing/product.ts';
import { signInStaff, type StaffSession } from '#server/testing/sessions/staff-session.ts';
import { throwAwayHome } from '#server/testing/throw-away-home.ts';
import { adminPassword, expect, test } from './test.ts';

const dayMs = 24 * 3_600_000;
const days = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** A time on the lender's clock: 'Monday 10:20'. */
export type WeekTime = `${(typeof days)[number]} ${string}:${string}`;

function nextMoment(time: WeekTime, now: Date): Date {
  const [day, hours = ''] = time.split(' ');
  for (let later = 0; ; later += 1) {
    const date = new Date(now.getTime() + later * dayMs).toISOString().slice(0, 10);
    const at = momentOf('America/New_York', `${date}T${hours}`);
    if (at > now && days[new Date(date).getUTCDay()] === day) {
      return at;
    }
  }
}

/**
 * The clocks of a product and of its browsers. Each time that is set is the next one of that name,
 * so a clock never goes back.
 */
export class MovedClock {
  readonly file = path.join(fs.mkdtempSync(path.join(throwAwayHome(), 'moved-clock-')), 'ahead');
  #aheadMs: number;

  /** Begins on a Wednesday at 11, so that journeys do not depend on when they are run. */
  constructor() {
    this.#aheadMs = nextMoment('Wednesday 11:00', new Date()).getTime() - Date.now();
    this.#write();
  }

  #write(): void {
    fs.writeFileSync(this.file, String(this.#aheadMs));
  }

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  /** The next moment of this name. */
  next(time: WeekTime): Date {
    return nextMoment(time, this.now());
  }

  /** Moves all clocks to the next moment of this name. */
  async set(time: WeekTime): Promise<void> {
    this.#aheadMs = this.next(time).getTime() - Date.now();
    this.#write();
    // Every process rereads the clock this often.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Sets a browser to the current time. */
  async follow(context: BrowserContext): Promise<void> {
    await context.addInitScript((ahead) => {
      const { now: realNow } = Date;
      const movedNow = () => realNow() + ahead;
      Date.now = movedNow;
      const Moved = new Proxy(Date, {
        construct: (target, args, newTarget) =>
          Reflect.construct(target, args.length === 0 ? [movedNow()] : args, newTarget) as Date,
      });
      window.Date = Moved;
    }, this.#aheadMs);
  }
}

export interface Office {
  product: Product;
  clock: MovedClock;
  mails: MailServer;
  /** Signs an admin in now: over a weekend a session ends. */
  signIn(username?: string): Promise<StaffSession>;
  /**
   * Moves all clocks to the next moment of this name, once no email is due or under way: one that is
   * handed over meanwhile would look as if the server had ended before it had an answer.
   */
  moveTo(time: WeekTime): Promise<void>;
}

/** Resolves when no email is due or under way. */
async function mailsLeft(admin: StaffSession, clock: MovedClock): Promise<void> {
  const due = async () => {
    const path = '/api/admin/sent-mails?status=waiting&pageSize=100';
    const { items } = await admin.get<{ items: { nextTryAt: string }[] }>(path);
    return items.filter(({ nextTryAt }) => new Date(nextTryAt) <= clock.now());
  };
  await expect.poll(due).toEqual([]);
}

/**
 * Journeys on their own product, whose clocks can be moved and whose mail arrives. `prepare` runs
 * first: it sets up earlier events and returns data for the journeys.
 */
export function testInOffice<Known>(prepare: (office: Office) => Promise<Known>) {
  return test.extend<
    object,
    { clock: MovedClock; mails: MailServer; office: Office; known: Known }
  >({
    clock: [
      async ({}, use) => {
        const clock = new MovedClock();
        await use(clock);
        fs.rmSync(path.dirname(clock.file), { recursive: true, force: true });
      },
      { scope: 'worker' },
    ],
    mails: [
      async ({}, use) => {
        const mails = await startMailServer();
        await use(mails);
        await mails.close();
      },
      { scope: 'worker' },
    ],
    variables: [
      async ({ clock, mails }, use) => {
        const preload = new URL('../../server/testing/clock/moved-clock.ts', import.meta.url);
        await use({
          SMTP_URL: mails.url,
          NODE_OPTIONS: `--import=${preload.href}`,
          MOVED_CLOCK: clock.file,
        });
      },
      { scope: 'worker' },
    ],
    office: [
      async ({ product, clock, mails }, use) => {
        const signIn = (username?: string) => signInStaff(product.origin, adminPassword, username);
        const moveTo = async (time: WeekTime) => {
          await mailsLeft(await signIn(), clock);
          await clock.set(time);
        };
        await use({ product, clock, mails, signIn, moveTo });
      },
      { scope: 'worker' },
    ],
    known: [
      async ({ office }, use) => use(await prepare(office)),
      { scope: 'worker', timeout: 180_000 },
    ],
    newVisitor: async ({ newVisitor, clock, known: _known }, use) => {
      await use(async (options) => {
        const context = await newVisitor(options);
        await clock.follow(context);
        await context.addInitScript(() => {
          // No telephone app here can open the link, and the browser's own question takes all keys.
          document.addEventListener('click', (event) => {
            if ((event.target as Element).closest('[href^="tel:"]')) {
              event.preventDefault();
            }
          });
        });
        return context;
      });
    },
  });
}

/** Invites a colleague and takes the invitation for them, with the password of the first admin. */
export async function joinOffice(
  { product, mails }: Office,
  admin: StaffSession,
  colleague: { firstName: string; lastName: string; role: string; languages?: readonly string[] },
): Promise<{ id: number; username: string }> {
  const username = colleague.firstName.toLowerCase();
  const email = `${username}@lender.example`;
  const { id } = await admin.post<{ id: number }>('/api/admin/staff', {
    ...colleague,
    username,
    email,
  });
  const linkOf = () =>
    mails.received
      .filter(({ recipients }) => recipients.includes(email))
      .flatMap(({ unfolded }) => /token=([\w-]+)/.exec(unfolded)?.[1] ?? [])
      .at(-1);
  while (linkOf() === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const accepted = await fetch(`${product.origin}/api/admin/accept-invitation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token: linkOf(),
      newPassword: adminPassword,
      confirmPassword: adminPassword,
    }),
  });
  if (!accepted.ok) {
    throw new Error(`${accepted.status}: ${await accepted.text()}`);
  }
  return { id, username };
}
