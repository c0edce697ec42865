import * as contract from '#core/contract/media.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { readActiveHeroMedia } from './read-active-hero-media.ts';

export function mediaRoutes(router: Router): void {
  addRoute(router, contract.readActiveHeroMedia, (context) => readActiveHeroMedia(context));
}
