import type { SVGProps } from 'react';

/**
 * The props of every icon: a size in CSS pixels, and a title only if the icon has no words next to
 * it.
 */
export interface IconProps {
  size?: number | undefined;
  title?: string | undefined;
  className?: string | undefined;
}

type Drawing = Pick<SVGProps<SVGPathElement>, 'd' | 'fill' | 'transform'>;

/** The style of all icons: a 24 grid, a 1.75 round line, in the colour of the text around it. */
function Pen({ size = 24, title, className, ...drawing }: IconProps & Drawing) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path {...drawing} />
    </svg>
  );
}

/** Degrees of rotation for each way a chevron or arrow can point; both are drawn pointing right. */
const turns = { right: 0, down: 90, left: 180, up: 270 } as const;
type Direction = keyof typeof turns;

/** An icon of one path. The mark lets the build leave out icons that a page does not show. */
/* @__NO_SIDE_EFFECTS__ */
export function icon(d: string, fill?: 'currentColor') {
  return function Icon(props: IconProps) {
    return <Pen {...props} d={d} fill={fill} />;
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function pointer(d: string, usual: Direction) {
  return function Icon({
    direction = usual,
    ...props
  }: IconProps & { direction?: Direction | undefined }) {
    return <Pen {...props} d={d} transform={`rotate(${turns[direction]} 12 12)`} />;
  };
}

// For the film on the landing page, which needs no other icon.

export const Play = icon('M7.6 4.8v14.4L19.4 12 7.6 4.8Z', 'currentColor');

export const Pause = icon('M8.4 5.4v13.2M15.6 5.4v13.2');
