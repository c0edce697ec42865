/** Where the database room logs; a Fastify logger and `console` both fit. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export const silent: Log = {
  info() {},
  warn() {},
  error() {},
};
