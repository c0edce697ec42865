import type { FastifyReply, FastifyRequest } from 'fastify';

export type SessionKind = 'staff' | 'affiliate';

/** A sign-in of staff whose second factor is due has a cookie as well. */
export type CookieKind = SessionKind | 'pending';

export interface SessionCookies {
  name(kind: CookieKind): string;
  /** The token a browser sent, if it has the shape of one. */
  read(request: FastifyRequest, kind: CookieKind): string | undefined;
  set(reply: FastifyReply, kind: CookieKind, token: string): void;
  clear(reply: FastifyReply, kind: CookieKind): void;
}

const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** Over https the cookies are bound to this very host, and to https. */
export function sessionCookies(isSecure: boolean): SessionCookies {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  } as const;
  const name = (kind: CookieKind): string => (isSecure ? `__Host-${kind}` : kind);
  return {
    name,
    read(request, kind) {
      const token = request.cookies[name(kind)];
      return token !== undefined && tokenShape.test(token) ? token : undefined;
    },
    set(reply, kind, token) {
      void reply.setCookie(name(kind), token, options);
    },
    clear(reply, kind) {
      void reply.clearCookie(name(kind), options);
    },
  };
}
