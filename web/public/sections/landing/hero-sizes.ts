/**
 * How wide the hero's picture is drawn: the picture and its preload must agree, or it is fetched
 * twice. On wide windows it fills a taller box.
 */
export const heroSizes = '(min-width: 60rem) 66.7vw, 100vw';
