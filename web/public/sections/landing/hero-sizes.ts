/**
 * How wide the hero's picture is drawn: the picture and its preload must agree, or it is fetched
 * twice. On wide windows it fills a taller box. On phones an eighth less is said: a screen of middling
 * density then takes the small file, half as heavy, and no eye sees the difference in a drawing.
 */
export const heroSizes = '(min-width: 60rem) 66.7vw, (min-width: 48rem) 100vw, 88vw';
