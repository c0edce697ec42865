// Loaded before the server's sources and before each file of tests (`node --import`); a built
// server contains Drizzle. For every imported file Node 24 reads the package's package.json again.
// That of drizzle-orm has 180 kB of exports, so its two hundred files took 0.4 s of processor time
// at every start. This gives the results of Node instead: a file of that package beside another one
// is a module, and a name that was resolved once leads to the same file again.
import { registerHooks } from 'node:module';

const home = '/node_modules/drizzle-orm/';
const found = new Map();

registerHooks({
  resolve(name, context, next) {
    const { parentURL = '', conditions } = context;
    const isImport = conditions.includes('import');
    const isInside = parentURL.includes(home) && parentURL.endsWith('.js');
    if (isImport && isInside && name.startsWith('.') && name.endsWith('.js')) {
      return { url: new URL(name, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!isImport || !name.startsWith('drizzle-orm')) {
      return next(name, context);
    }
    const known = found.get(name) ?? next(name, context);
    found.set(name, known);
    return { ...known, shortCircuit: true };
  },
});
