import type { FastifyInstance } from 'fastify';
import { readProgramme } from '#core/contract/programme.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Deps } from '../deps.ts';
import { presentProgramme } from './present.ts';

export function programmeRoutes(app: FastifyInstance, { programme }: Deps): void {
  addRoute(app, readProgramme, async () =>
    presentProgramme(
      await programme.currentTerms(),
      await programme.currentRules(),
      programme.today(),
    ),
  );
}
