import type { ComponentProps } from 'react';
import { ToolLink } from '#web/office/parts/ToolButton.tsx';
import { useDownload } from './use-download.ts';

/** A download link that needs a step-up within the last hour. */
export function DownloadLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const download = useDownload();
  return (
    <ToolLink
      {...rest}
      href={href}
      download
      onClick={(event) => {
        event.preventDefault();
        void download(href);
      }}
    />
  );
}
