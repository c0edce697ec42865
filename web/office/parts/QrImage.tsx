import { useMemo } from 'react';
import { qrShape } from './qr-shape.ts';

interface QrImageProps {
  text: string;
  label: string;
  className?: string | undefined;
}

export function QrImage({ text, label, className }: QrImageProps) {
  const { size, path } = useMemo(() => qrShape(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
