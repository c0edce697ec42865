import type { HeroMediaRow } from './queries.ts';

/** A film or picture as staff see it. */
export function presentMedia({ createdAt, ...row }: HeroMediaRow) {
  return { ...row, createdAt: createdAt.toISOString() };
}

/** What the audit log keeps of one. */
export function auditedMedia({ originalName, mediaType, fileSize, fileName }: HeroMediaRow) {
  return {
    originalName,
    mediaType,
    fileSize,
    fileName,
  };
}
