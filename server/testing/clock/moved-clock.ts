// Loaded into the product by NODE_OPTIONS: the time follows the file that MOVED_CLOCK names, which
// holds how many milliseconds the clocks are ahead. A test moves all of them, that of the database
// too (`move-database.ts`), by writing another number.
import fs from 'node:fs';

const file = process.env.MOVED_CLOCK!;
/** A move is seen this much later at the latest. */
const lookAgainMs = 5;

const { now: realNow } = Date;
let ahead = 0;
let lookedAt = -Infinity;

function movedNow(): number {
  const real = realNow();
  // A frequent caller reads the file only now and then.
  if (Math.abs(real - lookedAt) > lookAgainMs) {
    lookedAt = real;
    ahead = Number(fs.readFileSync(file, 'utf8'));
  }
  return real + ahead;
}

Date.now = movedNow;
const Moved = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [movedNow()] : args, newTarget) as Date,
});
globalThis.Date = Moved;
