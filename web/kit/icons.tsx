import { icon, type IconProps, pointer } from './icon-pen.tsx';

export const House = icon('M2.8 11.6 12 3.8l9.2 7.8M5.4 9.6V20h5.1v-5.6h3.2V20h4.9V9.6');

export const Shield = icon(
  'M12 2.9c2.3 1.7 4.8 2.6 7.6 2.7 0 7.4-2.4 12.7-7.6 15.5-5.2-2.8-7.6-8.1-7.6-15.5 2.8-.1 5.3-1 7.6-2.7ZM8.7 12l2.4 2.4 4.3-4.9',
);

export const Check = icon('m4.6 12.8 4.7 4.7L19.6 6.6');

export const Cross = icon('m6.2 6.4 11.6 11.4M17.8 6.2 6.2 17.8');

export const Phone = icon(
  'M7.3 3.2 4.6 4.4c-1 .5-1.5 1.5-1.3 2.6 1.2 6.9 6.8 12.5 13.7 13.7 1.1.2 2.1-.3 2.6-1.3l1.2-2.7-4.7-3-2.3 2.2c-2.4-1.1-4.6-3.3-5.7-5.7l2.2-2.3-3-4.7Z',
);

export const Bubble = icon('M4 5h16v11H10l-4.5 3.5V16H4V5Z');

export const Moon = icon('M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5Z');

export const Mail = icon('M3 5.4h18v13.2H3V5.4ZM3.4 6l8.6 7 8.6-7');

export const Chevron = pointer('m9.2 5.4 6.4 6.6-6.4 6.6', 'down');

export const Arrow = pointer('M4 12h15.6M13.6 5.8l6.2 6.2-6.2 6.2', 'right');

export const Close = icon('m5.4 5.6 13.2 13M18.6 5.4 5.4 18.6');

export const Copy = icon('M8.6 8.6h11.8v11.8H8.6V8.6ZM15.4 8.6v-5H3.6v11.8h5');

export const Download = icon('M12 3.4v12M6.8 10.6l5.2 5.2 5.2-5.2M4 20.4h16');

/** A rating star, filled because half of a thin star cannot be read at 16 pixels. */
export const Star = icon(
  'm12 3.4 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.2 6-.8L12 3.4Z',
  'currentColor',
);

export const Warning = icon('M12 3.6 2.8 19.8h18.4L12 3.6ZM12 9.6v4.8M12 17h.1');

export const Handshake = icon(
  'M2.6 7.2 6 6l5.8 1.2M21.4 7.2 18 6l-4.2.6-4.6 4.2c.9 1.5 2.7 1.5 4.2.2l1.4-1 5.1 5c.8 1-.4 2.4-1.6 1.6l-1-.8M17.3 15.8l.2.3c.6 1.2-.8 2.3-1.9 1.5l-1.2-1M14.6 17.6c.3 1.1-1 1.9-2 1.1l-7-6.1-3 .2M18.9 13.4l2.5-.4',
);

export const Chart = icon('M3.8 3.6v16.8h16.6M8 16.6v-3.8M12 16.6V8.4M16 16.6v-6M19.6 16.6V5.4');

export const User = icon(
  'M7.8 8a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0M4 20.6c.7-4.2 3.7-6.4 8-6.4s7.3 2.2 8 6.4',
);

export const Calendar = icon('M4.5 6h15v14h-15ZM4.5 10.4h15M8.5 3.6V8M15.5 3.6V8');

export const Trash = icon(
  'M3.8 6.4h16.4M9 6.2V3.4h6v2.8M5.8 6.6l1 14h10.4l1-14M10.2 10.4l.3 6.4M13.8 10.4l-.3 6.4',
);

export const Refresh = icon(
  'M20 11.4a8.1 8.1 0 0 0-14.6-4L3.6 9.6M3.6 4.6v5h5M4 12.6a8.1 8.1 0 0 0 14.6 4l1.8-2.2M20.4 19.4v-5h-5',
);

export const Search = icon('M3.8 10.6a6.8 6.8 0 1 0 13.6 0 6.8 6.8 0 1 0-13.6 0M15.6 15.6l5 5');

export const Lock = icon('M5 10.6h14v10H5v-10ZM8 10.4V7.6a4 4 0 0 1 8 0v2.8M12 14.4v2.4');

export const Print = icon(
  'M7 8.4V3.4h10v5M7 16.8H3.6V8.6h16.8v8.2H17M7 13.8h10v6.8H7v-6.8ZM17.2 11.2h.1',
);

export const Pencil = icon('m4 20 .9-4.4L16.2 4.3l3.5 3.5L8.4 19.1 4 20ZM13.7 6.8l3.5 3.5');
export const Plus = icon('M12 4.6v14.8M4.6 12h14.8');

export const Share = icon('M12 14.6V3.2M7.6 7.2 12 3l4.4 4.2M5.4 11.2v9.2h13.2v-9.2');

export const Eye = icon(
  'M2.4 12C4.8 7.8 8 5.8 12 5.8s7.2 2 9.6 6.2c-2.4 4.2-5.6 6.2-9.6 6.2S4.8 16.2 2.4 12ZM9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0',
);

export const Upload = icon('M12 15.6V4.2M7.6 8.4 12 4l4.4 4.4M4.2 15.4v4.4h15.6v-4.4');

export const Picture = icon(
  'M3.4 5h17.2v14H3.4V5ZM3.6 16.4l4.9-4.8 4 3.9 2.6-2.5 5.3 4.6M15.6 9.4h.02',
);

/** The Equal Housing Opportunity mark: two equal bars in a house. */
export function EqualHousing({ size = 24 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M12 1 1 6.8V11h2v11h18V11h2V6.8ZM12 4.6l6 3.2V19H6V7.8ZM8 9h8v3H8Zm0 4.5h8v3H8Z"
      />
    </svg>
  );
}

export const Coin = icon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM14.8 9c-.6-1-1.6-1.4-2.8-1.4-1.5 0-2.7.8-2.7 2.1 0 3 5.6 1.4 5.6 4.5 0 1.4-1.3 2.2-2.9 2.2-1.3 0-2.5-.5-3.1-1.6M12 5.8v1.8M12 16.4v1.8',
);

export const QrMark = icon(
  'M4 4h6v6H4V4ZM14 4h6v6h-6V4ZM4 14h6v6H4v-6ZM14 14h2v2h-2v-2ZM18 18h2v2h-2v-2ZM18 14h2M14 18v2',
);
