import { readFilmApart } from '#server/outside/film/read-film-apart.ts';
import type { Film } from '#server/outside/film/read-film.ts';
import { damaged, mostFilmPixels, tooManyPixels, wrongCodec } from './policy.ts';

const playable = ['avc', 'vp8', 'vp9', 'av1', 'theora'];

/**
 * Looks into a film. 422 when it is damaged or has too many pixels, 415 when browsers do not play
 * it.
 */
export async function inspectFilm(file: string): Promise<Film> {
  const film = await readFilmApart(file);
  if (!film || film.width < 1 || film.height < 1) {
    throw damaged();
  }
  if (!playable.includes(film.codec)) {
    throw wrongCodec(film.codec);
  }
  if (film.width * film.height > mostFilmPixels) {
    throw tooManyPixels();
  }
  return film;
}
