import { reportErrors } from '../report-errors.ts';
import { allStatements, fileOfProject, statementErrors } from './statements.ts';

const statements = allStatements();
reportErrors(statementErrors(statements, fileOfProject));
console.log(`${statements.length} statements of the specification are held`);
