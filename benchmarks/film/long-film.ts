import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { film } from '#server/testing/hero-files.ts';

/**
 * The product's own film, shown again and again until its file has at least `bytes` bytes: a real
 * film of that size, whose player has that much to fetch.
 */
export async function longFilm(bytes: number): Promise<Buffer> {
  const short = film('mp4');
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(short) });
  const track = (await input.getPrimaryVideoTrack())!;
  const decoderConfig = (await track.getDecoderConfig())!;
  const seconds = await track.computeDuration();
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  const turns = Math.ceil((1.05 * bytes) / short.length);
  for (let turn = 0; turn < turns; turn++) {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const later = packet.clone({ timestamp: packet.timestamp + turn * seconds });
      await source.add(later, { decoderConfig });
    }
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
}
