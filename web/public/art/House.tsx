import './palette.css';
interface HouseProps {
  isLit?: boolean | undefined;
  x?: number | undefined;
  y?: number | undefined;
  scale?: number | undefined;
}

/**
 * The house of the whole site, 342 by 205, from the same angle as in the film. `isLit` turns the
 * lamps on.
 */
export function House({ isLit = false, x = 0, y = 0, scale = 1 }: HouseProps) {
  const glass = isLit ? 'var(--art-window-lit)' : 'var(--art-window)';
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M141.0 55.6L151.9 55.6L151.7 7.9L140.8 7.1Z" fill="var(--art-roof-shade)" />
      <path d="M121.9 55.6L141.0 55.6L140.8 7.1L121.6 7.6Z" fill="var(--art-roof)" />
      <path
        d="M118.1 7.6L141.9 7.0L155.2 7.9L155.2 2.0L141.9 0.9L118.0 1.6Z"
        fill="var(--art-trim)"
      />
      <path
        d="M329.5 176.8L260.2 194.5L260.8 112.4L298.9 29.3L330.6 105.0Z"
        fill="var(--art-wall)"
      />
      <path d="M39.8 178.8L259.9 194.6L260.5 112.4L38.7 105.8Z" fill="var(--art-wall-shade)" />
      <path
        d="M39.8 178.8L259.9 194.6L260.0 184.6L39.7 169.9ZM260.2 194.5L329.5 176.8L329.6 168.0L260.2 184.5Z"
        fill="var(--art-roof-shade)"
        opacity="0.45"
      />
      <path
        d="M56.6 155.2L79.9 156.5L79.5 119.1L56.0 118.3ZM134.8 159.7L158.1 161.0L158.0 122.0L134.6 121.2ZM185.4 162.6L210.0 164.0
          L210.1 123.9L185.4 123.0ZM218.0 164.5L243.5 166.0L243.8 125.2L218.1 124.2Z"
        fill={glass}
        stroke="var(--art-trim)"
        strokeWidth="1.6"
      />
      <path
        d="M272.9 164.3L286.0 161.6L286.4 122.4L273.3 124.1ZM306.4 157.4L318.0 155.0L318.5 118.2L306.9 119.7ZM292.5 92.6L303.8 91.8
          L304.2 60.8L292.9 60.9Z"
        fill={glass}
        stroke="var(--art-trim)"
        strokeWidth="1.6"
      />
      <path d="M98.4 172.8L117.9 174.1L117.5 122.5L97.9 121.8Z" fill="var(--art-door)" />
      <path
        d="M101.8 146.8L114.0 147.5L113.8 127.8L101.6 127.3Z"
        fill={glass}
        stroke="var(--art-trim)"
        strokeWidth="1.6"
      />
      <path
        d="M68.2 155.8L68.2 155.8L67.7 118.7L67.7 118.7M56.3 135.0L79.7 136.1L79.7 136.1L56.3 135.0M146.4 160.3L146.4 160.3L146.2 121.6
          L146.2 121.6M134.7 138.6L158.1 139.7L158.1 139.7L134.7 138.6M197.6 163.3L197.6 163.3L197.7 123.5L197.7 123.5M185.4 140.9
          L210.1 142.1L210.1 142.1L185.4 140.9M230.7 165.2L230.7 165.2L230.9 124.7L230.9 124.7M218.1 142.4L243.7 143.6L243.7 143.6
          L218.1 142.4M279.6 162.9L279.9 123.2M273.1 142.3L286.2 140.2M312.3 156.2L312.8 118.9M306.7 136.8L318.2 134.9M298.2 92.2
          L298.6 60.8M292.7 75.4L304.0 74.9"
        fill="none"
        stroke="var(--art-trim)"
        strokeWidth="1.1"
      />
      <path
        d="M39.7 169.9L160.3 177.9L160.1 109.4L38.7 105.8Z"
        fill="var(--art-roof-shade)"
        opacity="0.16"
      />
      <path d="M78.7 27.0L306.9 23.6L262.4 127.6L24.6 118.7Z" fill="var(--art-roof)" />
      <path d="M298.9 29.8L306.8 26.6L342.6 116.8L335.2 118.9Z" fill="var(--art-wall-shade)" />
      <path
        d="M306.9 23.6L342.6 116.8L342.5 123.7L306.8 33.7L262.3 135.7L262.4 127.6ZM24.6 118.7L262.4 127.6L262.4 134.6L24.7 124.9Z"
        fill="var(--art-trim)"
      />
      <path
        d="M91.1 40.7L270.8 39.4L236.7 113.2L51.5 107.5Z"
        fill="var(--art-roof-shade)"
        opacity="0.8"
      />
      <path d="M96.4 37.2L276.4 35.6L242.3 109.9L56.6 104.5Z" fill="var(--art-trim)" />
      <path
        d="M97.8 39.2L123.0 38.9L105.7 69.3L80.2 69.0ZM78.9 71.1L104.5 71.4L86.4 103.2L60.5 102.4ZM125.0 38.9L151.1 38.7L134.1 69.5
          L107.7 69.3ZM106.5 71.4L132.9 71.7L115.1 104.0L88.4 103.2ZM153.1 38.7L180.0 38.5L163.4 69.7L136.2 69.5ZM135.0 71.7L162.2 71.9
          L144.8 104.8L117.2 104.0ZM182.1 38.5L209.8 38.2L193.6 70.0L165.5 69.8ZM164.4 72.0L192.5 72.2L175.6 105.6L147.0 104.8Z
          M212.0 38.2L240.5 38.0L224.9 70.3L195.9 70.0ZM194.7 72.3L223.8 72.5L207.3 106.5L177.8 105.7ZM242.8 38.0L272.3 37.7L257.2 70.5
          L227.2 70.3ZM226.1 72.6L256.1 72.8L240.1 107.4L209.6 106.6Z"
        fill="var(--art-panel)"
      />
      <path
        d="M217.5 37.1L234.1 37.0L169.2 106.6L152.6 106.2ZM239.7 36.9L245.3 36.9L180.5 107.0L174.8 106.8Z"
        fill="var(--art-panel-line)"
        opacity="0.55"
      />
      <path d="M45.6 169.3L164.9 177.2L136.3 182.6L14.0 174.1Z" fill="var(--art-wall-shade)" />
      <path
        d="M14.2 184.3L136.4 193.6L136.3 182.6L14.0 174.1ZM136.4 193.6L164.9 187.7L164.9 177.2L136.3 182.6Z"
        fill="var(--art-roof-shade)"
        opacity="0.7"
      />
      <path
        d="M59.7 180.8L97.2 183.5L90.5 184.7L52.9 181.9ZM53.7 185.3L91.3 188.2L84.5 189.4L46.7 186.6Z"
        fill="var(--art-wall-shade)"
      />
      <path
        d="M52.9 185.5L90.6 188.3L90.5 184.7L52.9 181.9ZM46.7 190.1L84.6 193.1L84.5 189.4L46.7 186.6Z"
        fill="var(--art-roof-shade)"
        opacity="0.7"
      />
      <path
        d="M18.1 154.4L57.9 156.8M26.2 172.6L25.9 155.4M34.5 173.2L34.2 155.9M42.8 173.7L42.6 156.4M51.3 174.3L51.0 156.9M101.7 159.3
          L134.3 161.2M110.4 178.4L110.2 160.4M119.5 179.0L119.3 160.9M128.7 179.7L128.5 161.4"
        fill="none"
        stroke="var(--art-trim)"
        strokeWidth="1.2"
      />
      <path
        d="M16.3 173.9L20.6 174.2L19.7 124.3L15.4 124.1ZM55.9 176.6L60.4 177.0L59.7 125.9L55.2 125.7ZM99.5 179.7L104.2 180.0L103.7 127.7
          L99.0 127.5ZM132.0 182.0L136.8 182.3L136.5 129.0L131.6 128.8Z"
        fill="var(--art-trim)"
      />
      <path d="M37.7 110.8L166.2 115.0L137.3 128.1L3.4 122.7Z" fill="var(--art-roof-shade)" />
      <path
        d="M3.4 122.7L137.3 128.1L137.3 134.0L3.5 128.1ZM137.3 128.1L162.5 118.0L162.5 124.1L137.3 134.0Z"
        fill="var(--art-trim)"
      />
    </g>
  );
}
