// Loaded before a file of tests that ends by force (`--test-force-exit`). Node 24 ends such a process
// while its report is still on its way to the run: tests that had passed were missing from it, a
// different number each time. Here the process ends once nothing more is written.
const { exit } = process;

/** Turns of the event loop without a written byte after which the report is whole. */
const stillTurns = 3;

/** @param {() => void} done */
function whenSaid(done) {
  let said = -1;
  let still = 0;
  const look = () => {
    const { bytesWritten = 0, writableLength } = process.stdout;
    still = writableLength === 0 && bytesWritten === said ? still + 1 : 0;
    said = bytesWritten;
    if (still === stillTurns) {
      done();
    } else {
      setImmediate(look);
    }
  };
  look();
}

process.exit = (code) => {
  // A test, or what it tests, that ends the process means it at once.
  if (!new Error().stack?.includes('node:internal/test_runner')) {
    exit(code);
  }
  whenSaid(() => exit(code));
};
