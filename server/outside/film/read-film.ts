import { EncodedPacketSink, FilePathSource, Input, MP4, WEBM } from 'mediabunny';
import { isWebmWhole } from './is-webm-whole.ts';
import { type Film, readOgg } from './read-ogg.ts';

/**
 * What a film says of itself. Undefined when it has no moving picture, or its first or its last
 * frame cannot be read: then it is damaged or was cut off.
 */
export async function readFilm(file: string): Promise<Film | undefined> {
  if (file.endsWith('.ogv')) {
    return readOgg(file);
  }
  if (file.endsWith('.webm') && !(await isWebmWhole(file))) {
    return undefined;
  }
  const input = new Input({
    formats: [MP4, WEBM],
    source: new FilePathSource(file),
  });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) {
      return undefined;
    }
    const frames = new EncodedPacketSink(track);
    const first = await frames.getFirstPacket();
    const last = await frames.getPacket(Infinity);
    if (!first?.byteLength || !last?.byteLength) {
      return undefined;
    }
    return {
      codec: track.codec ?? 'something unknown',
      width: track.displayWidth,
      height: track.displayHeight,
    };
  } finally {
    input.dispose();
  }
}
