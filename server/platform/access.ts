import type { FastifyInstance } from 'fastify';
import type { Access } from '#core/contract/route.ts';
import type { Roles } from '#core/domain/accounts/staff-role.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    roles?: Roles | undefined;
    /** Polled by an open page: the call does not keep a session alive. */
    isBackground?: boolean;
    /** Refused once the last step-up has expired. */
    needsStepUp?: boolean;
    /** Also for staff who have to add a second factor before they have a session. */
    admitsEnrolling?: boolean;
    /** The scope that an API key must have, on calls that take one. */
    scope?: string | undefined;
    /** Other websites may start the call: its parameters authorise it, not a session. */
    isFromAnywhere?: boolean;
    /**
     * Its pages send no referrer, so browsers without Sec-Fetch-Site (Safari before 16.4) post
     * their forms with the Origin `null`. Only where the address itself is a secret that no other
     * site has, or nothing is done in anyone's name.
     */
    hidesOrigin?: boolean;
  }
}

/** Throws at start-up if a route, page or file does not declare who may call it, in which roles. */
export function requireDeclaredAccess(app: FastifyInstance): void {
  const undeclared: string[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const isForStaff = config?.access?.startsWith('staff') ?? false;
    if (!config?.access || isForStaff !== (config.roles !== undefined)) {
      undeclared.push(`${String(method)} ${url}`);
    }
  });
  app.addHook('onReady', async () => {
    if (undeclared.length > 0) {
      throw new Error(`These routes do not declare who may call them: ${undeclared.join(', ')}`);
    }
  });
}
