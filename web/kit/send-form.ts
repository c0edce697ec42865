import type { FormBody } from '#core/contract/shapes.ts';
import type { Callable } from '#core/contract/route.ts';
import { addressOf, CallError } from './api.ts';
import type { AnswerOf, CallOptions } from './api-types.ts';

type FormCall = Callable & { readonly body?: FormBody };

interface Sending {
  /** Called with the share sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Calls an entry that takes a file, as `call` does, and reports the upload progress, which `fetch`
 * cannot. Throws CallError on any answer that is not OK, TypeError without an answer, and an
 * AbortError when it is canceled.
 */
export function sendForm<Entry extends FormCall>(
  entry: Entry,
  options: CallOptions<Entry>,
  { onProgress }: Sending = {},
): Promise<AnswerOf<Entry>> {
  const { body, signal } = options as { body: FormData; signal?: AbortSignal };
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const giveUp = () => request.abort();
    signal?.addEventListener('abort', giveUp);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(loaded / total),
    );
    request.addEventListener('abort', () => {
      reject(new DOMException('The upload was given up.', 'AbortError'));
    });
    request.addEventListener('error', () => reject(new TypeError('No answer came.')));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) {
        resolve(JSON.parse(responseText) as AnswerOf<Entry>);
      } else {
        reject(new CallError(status, responseText, statusText));
      }
    });
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp));
    request.open(entry.method, addressOf(entry, options));
    request.setRequestHeader('accept', 'application/json');
    request.send(body);
  });
}
