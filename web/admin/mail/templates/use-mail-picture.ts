import { useQuery } from '@tanstack/react-query';
import { pictureIn } from '#core/domain/mail/mail-picture.ts';

async function readPicture(file: string): Promise<string> {
  const answer = await fetch(`/media/mail/${file}`);
  if (!answer.ok) {
    throw new Error(`${file}: ${answer.status}`);
  }
  // At most 20 kB, so its bytes are not too many arguments.
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * The picture of a mail as a `data:` address; null without one, undefined while loading. The frame
 * that shows mails may request nothing, not even from here.
 */
export function useMailPicture(html: string | null): string | null | undefined {
  const file = html === null ? undefined : pictureIn(html);
  const { data, isLoading } = useQuery({
    queryKey: ['mail-pictures', file],
    queryFn: () => readPicture(file!),
    enabled: file !== undefined,
    staleTime: Infinity,
    retry: false,
  });
  return isLoading ? undefined : (data ?? null);
}
