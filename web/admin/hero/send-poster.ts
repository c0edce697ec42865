import { setHeroPoster } from '#core/contract/media.ts';
import { call } from '#web/kit/api.ts';
import type { HeroMediaRow } from '../api-types.ts';
import { takePoster } from './take-poster.ts';

/** Takes a picture of a film that was uploaded, and keeps it with the film. */
export async function sendPoster({ id, filePath }: HeroMediaRow): Promise<HeroMediaRow> {
  const poster = await takePoster(filePath);
  const body = new FormData();
  body.append('poster', poster, 'poster.jpg');
  return call(setHeroPoster, { params: { id }, body });
}
