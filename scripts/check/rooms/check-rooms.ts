import { projectRoot } from '../project-root.ts';
import { reportErrors } from '../report-errors.ts';
import { readTree } from './read-tree.ts';
import { roomErrors } from './room-errors.ts';

const folders = ['core', 'server', 'web', 'e2e', 'benchmarks', 'scripts'];

reportErrors([...roomErrors(readTree(projectRoot, folders))]);
