import banners from './en/banners.ts';

/** The film in the browser; loaded with its code. */
export default { banners };
