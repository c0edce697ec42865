import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { strongGround } from '#core/domain/programme/brand-colors.ts';
import button from '#web/kit/button.module.css';
import header from '../sections/frame/header.module.css';

/**
 * The lender's own look, for the head of a page: the colors of its button, and room for its logo,
 * whatever its shape, so that nothing moves when it arrives. Empty without either, because the
 * first round trip of some pages has not a byte to spare.
 */
export function lenderStyle({ brandColors, logo }: ProgrammeTerms): string {
  const colors = brandColors
    ? `.${button.sun}{background:${brandColors.ground};color:${brandColors.ink}}.${button.sun}:hover{background:${strongGround(brandColors)}}`
    : '';
  const room = logo
    ? `.${header.home} img{width:min(10rem,30vw);height:2.5rem;object-fit:contain;object-position:left}` +
      // It was drawn for white paper.
      `@media(prefers-color-scheme:dark){.${header.home} img{padding:.25rem;border-radius:.25rem;background:#fff}}`
    : '';
  return colors + room && `<style>${colors}${room}</style>`;
}
