import { bigint, timestamp } from 'drizzle-orm/pg-core';

/**
 * The identity every table has; read as a number, refused by the driver beyond the safe integers.
 */
export const identity = () =>
  bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey();
/** A reference to another table's identity. */
export const reference = (name: string) => bigint(name, { mode: 'number' });
/** A moment with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
