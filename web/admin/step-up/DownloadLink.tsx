import type { ComponentProps } from 'react';
import { ToolLink } from '#web/office/parts/ToolLink.tsx';
import { useDownload } from './use-download.ts';

/** A link to what is saved, and only for who has proved within the hour who they are. */
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
