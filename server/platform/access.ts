import type { FastifyInstance } from 'fastify';
import type { Access } from '#core/contract/route.ts';
import type { Roles } from '#core/domain/staff-role.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** The staff who may call it, where staff may. */
    roles?: Roles | undefined;
    /** Asked by a page of its own accord: does not keep a session alive. */
    isBackground?: boolean;
    /** Refused where the proof of who somebody is has passed. */
    needsStepUp?: boolean;
    /** Also for staff who have to add a second factor before they have a session. */
    admitsEnrolling?: boolean;
    /** Other websites may start the call: what it is shown, not who is signed in, lets it act. */
    isFromAnywhere?: boolean;
  }
}

/** Refuses to boot if a route, page and file included, does not say who may call it, and which staff. */
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
