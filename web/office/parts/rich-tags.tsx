import type { ReactNode } from 'react';

/** The elements for the tags of a text with markup, for `t.rich`. */
export function inCode(chunks: ReactNode) {
  return <code>{chunks}</code>;
}
export function inBold(chunks: ReactNode) {
  return <b>{chunks}</b>;
}
export function inSpan(chunks: ReactNode) {
  return <span>{chunks}</span>;
}
export function inTime(chunks: ReactNode) {
  return <time>{chunks}</time>;
}
