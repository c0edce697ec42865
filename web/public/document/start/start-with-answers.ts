import { startKnown } from '../../browser/known-answers.ts';
import './start.ts';

startKnown();
