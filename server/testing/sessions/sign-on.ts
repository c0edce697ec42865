import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';
import type { Config } from '#server/config.ts';
import { openMailer } from '#server/outside/mail.ts';
import { type Client, clientOf, type FreshApp, freshApp } from '../app.ts';
import { openIdentityProvider, type Person } from '../outside/identity-provider.ts';
import { cookiesOf } from './second-factor.ts';
import { ok } from '#server/testing/open-app.ts';

const start = '/api/admin/oidc/start';

/** The product beside an identity provider, and the steps of browsers between the two. */
export async function signOnOffice(config: Partial<Config> = {}) {
  const provider = await openIdentityProvider();
  const signOn = { ...provider.settings, name: 'Sunny Lending' };
  // Mails wait to be sent; without a server a link is handed over, or refused.
  const mailer = openMailer('smtp://127.0.0.1:9', 'Solar Grant <no-reply@lender.example>');
  const app = await freshApp({ config: { signOn, ...config }, mailer });
  const admin = await app.signIn();

  /** An account that an admin has made, without a password. */
  async function invite(email: string, role = 'officer'): Promise<number> {
    const names = { firstName: 'Omar', lastName: 'Reyes' };
    const body = { username: email.slice(0, 50), email, role, ...names };
    return (await ok(admin.post('/api/admin/staff', body), 201)).id;
  }

  /** Leaves for the identity provider: where to, and what the browser keeps. */
  async function leave(query = '', client: Client = app) {
    const answer = await client.get(start + query);
    assert.equal(answer.statusCode, 302, answer.body);
    return { url: new URL(String(answer.headers.location)), cookie: cookiesOf(answer) };
  }

  /** Passes the identity provider as a person: the address that it sends the browser back to. */
  async function pass(url: URL, person: Person | null): Promise<string> {
    provider.state.person = person;
    const answer = await fetch(url, { redirect: 'manual' });
    const back = new URL(answer.headers.get('location')!);
    assert.equal(back.origin, app.config.publicUrl);
    return back.pathname + back.search;
  }

  /** All of it in one browser: where it leads, and the browser afterwards. */
  async function signOnAs(person: Person | null, query = '') {
    const { url, cookie } = await leave(query);
    return arrived(await app.get(await pass(url, person), { cookie }));
  }

  function arrived(answer: LightMyRequestResponse) {
    assert.equal(answer.statusCode, 302, answer.body);
    const cookie = cookiesOf(answer);
    const to = String(answer.headers.location);
    const refused = new URLSearchParams(to.split('?')[1]).get('refused');
    return { to, refused, cookie, ...clientOf(app.app, { cookie }) };
  }

  return {
    app,
    admin,
    provider,
    invite,
    leave,
    pass,
    signOnAs,
    arrived,
    actions: async () =>
      (await app.rows('select action from audit_log order by id')).map((row) => row['action']),
    async dispose() {
      await app.dispose();
      await provider.close();
    },
  };
}

/** A person whose address the identity provider has verified. */
export function verified(email: string, claims: Record<string, unknown> = {}): Person {
  return { sub: `of ${email}`, claims: { email, email_verified: true, ...claims } };
}

/** Whether a browser has a session of staff. */
export async function isSignedIn({ get }: Pick<FreshApp, 'get'>): Promise<boolean> {
  return (await get('/api/admin/session')).statusCode === 200;
}
