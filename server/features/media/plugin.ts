import type { FastifyInstance } from 'fastify';
import { readActiveHeroMedia } from '#core/contract/media.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Deps } from '../deps.ts';
import { activeHeroMedia } from './active-hero-media.ts';

export function mediaRoutes(app: FastifyInstance, { database }: Deps): void {
  addRoute(app, readActiveHeroMedia, () => activeHeroMedia(database));
}
