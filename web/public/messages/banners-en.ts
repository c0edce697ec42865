import banners from './en/banners.ts';

/** The countdown and the film in the browser; loaded with their code. */
export default { banners };
