import type { ReactNode } from 'react';

/** What stands between the tags of a text with markup, for `t.rich`. */
export const inCode = (chunks: ReactNode) => <code>{chunks}</code>;
export const inSpan = (chunks: ReactNode) => <span>{chunks}</span>;
export const inTime = (chunks: ReactNode) => <time>{chunks}</time>;
