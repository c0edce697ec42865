import fs from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { damaged, mostPixels, tooManyPixels } from './policy.ts';

/** Widths of the landing page's pictures in pixels, as its layout requires. */
const pictureWidths = [1280, 640] as const;

const tallest = 1600;
const thumbnailSize = { width: 480, height: 300 };
const decodeSeconds = 30;
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];

export interface Pictures {
  names: string[];
  /** Pixels of the uploaded picture, after applying its orientation. */
  width: number;
  height: number;
}

type SharpLibrary = typeof import('sharp').default;

let loading: Promise<SharpLibrary> | undefined;

/** Loads the image library on first use, because most processes never need it. */
function loadSharp(): Promise<SharpLibrary> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Only the loaders that are needed: no SVG, no PDF.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) });
    return sharp;
  });
  return loading;
}

function explain(error: unknown): Error {
  const { message } = error as Error;
  return message.includes('pixel limit') ? tooManyPixels() : damaged();
}

/** 422 as soon as the header of a picture shows that it has too many pixels. */
export async function refuseHugePicture(head: Buffer) {
  const sharp = await loadSharp();
  try {
    await sharp(head, { limitInputPixels: mostPixels }).metadata();
  } catch (error) {
    // The header may be cut off here; the whole file is checked again later.
    if ((error as Error).message.includes('pixel limit')) {
      throw tooManyPixels();
    }
  }
}

// One at a time: each may take 200 MB for a moment.
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}

/**
 * Re-encodes the picture `source` for landing page and CRM, into `place`. Nothing else of the
 * upload is kept, neither its location nor hidden data. Of an animation only the first frame is
 * used. 422 if it is damaged or far too large.
 */
export function makePictures(source: string, place: string, base: string): Promise<Pictures> {
  return inTurn(async () => {
    const sharp = await loadSharp();
    const { data, info, width, height } = await decode(sharp, source);
    const large = () => sharp(data, { raw: info });
    const drafts: [name: string, picture: Sharp][] = [];
    for (const asked of pictureWidths) {
      const resized = () => large().resize({ width: asked, withoutEnlargement: true });
      drafts.push([`${base}-${asked}.avif`, resized().avif({ quality: 55, effort: 3 })]);
      drafts.push([`${base}-${asked}.webp`, resized().webp({ quality: 78 })]);
    }
    const thumbnail = large().resize({ ...thumbnailSize, fit: 'cover' });
    drafts.push([`${base}-thumbnail.webp`, thumbnail.webp({ quality: 75 })]);
    for (const [name, picture] of drafts) {
      await writePicture(path.join(place, name), picture);
    }
    return { names: drafts.map(([name]) => name), width, height };
  });
}

/** A small square of the middle, or the whole for a logo, large enough for paper. */
const smallShapes = {
  square: { width: 256, height: 256, fit: 'cover' },
  whole: { width: 600, height: 600, fit: 'inside', withoutEnlargement: true },
} as const;

export type PictureShape = keyof typeof smallShapes;

/** Makes one small picture of the picture `source`, into `place`; returns its name. */
export function makeSmallPicture(
  { source, shape }: { source: string; shape: PictureShape },
  place: string,
  base: string,
) {
  return inTurn(async () => {
    const sharp = await loadSharp();
    const { data, info } = await decode(sharp, source);
    const name = `${base}.webp`;
    const small = sharp(data, { raw: info }).resize(smallShapes[shape]).webp({ quality: 80 });
    await writePicture(path.join(place, name), small);
    return name;
  });
}

/** Written by us, because the library's errors do not identify a full disk. */
async function writePicture(target: string, picture: Sharp) {
  const bytes = await picture.toBuffer();
  await fs.writeFile(target, bytes, { flag: 'wx', mode: 0o600, flush: true });
}

/** The decoded picture, no larger than its largest use. */
async function decode(sharp: SharpLibrary, source: string) {
  try {
    const options = { limitInputPixels: mostPixels, failOn: 'error' } as const;
    const { autoOrient } = await sharp(source, options).metadata();
    const { data, info } = await sharp(source, options)
      .timeout({ seconds: decodeSeconds })
      .autoOrient()
      .resize({
        width: pictureWidths[0],
        height: tallest,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return {
      data,
      info: { width: info.width, height: info.height, channels: info.channels },
      ...autoOrient,
    };
  } catch (error) {
    throw explain(error);
  }
}
