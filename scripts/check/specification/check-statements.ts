import { reportErrors } from '../report-errors.ts';
import { allStatements, fileOfProject, statementErrors } from './statements.ts';

/** Statements without a test that proves them: it may only shrink. */
const mostWithout = 8;

const statements = allStatements();
const without = statements.filter(({ holders }) => holders.length === 0);
reportErrors([
  ...statementErrors(statements, fileOfProject),
  ...(without.length === mostWithout
    ? []
    : [`${without.length} statements are without a test; mostWithout says ${mostWithout}`]),
]);
console.log(`${statements.length - without.length} of ${statements.length} statements are held`);
