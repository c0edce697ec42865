import type { HeroMediaRow } from './queries.ts';

export function presentMedia({ createdAt, ...row }: HeroMediaRow) {
  return { ...row, createdAt: createdAt.toISOString() };
}

export function auditedMedia({ originalName, mediaType, fileSize, fileName }: HeroMediaRow) {
  return {
    originalName,
    mediaType,
    fileSize,
    fileName,
  };
}
