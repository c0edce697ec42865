import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readableLine, terminalStream } from './log-lines.ts';

const call =
  '{"level":30,"time":1,"reqId":"a","req":{"method":"GET","route":"/api/leads/:id","network":"10.0.0.0"},"res":{"status":200},"responseTime":12.4,"msg":"request completed"}\n';

test('a terminal shows a call as one short line, and other lines by what they say', () => {
  const withoutTime = (line: string) => readableLine(line).replace(/^\d\d:\d\d:\d\d /, '');
  assert.equal(withoutTime(call), 'GET /api/leads/:id 200 12 ms');
  assert.equal(
    withoutTime(call.replace('"/api/leads/:id"', 'null').replace('200', '404')),
    'GET no route 404 12 ms',
  );
  assert.equal(
    withoutTime('{"level":30,"msg":"jobs started","waiting":0}'),
    'jobs started {"waiting":0}',
  );
  assert.equal(
    withoutTime('{"level":50,"reqId":"a1","reason":"the disk is full","msg":"request failed"}'),
    'request failed a1 {"reason":"the disk is full"}',
  );
  assert.equal(readableLine('null\n'), 'null');
  assert.equal(
    withoutTime('{"level":50,"msg":"request errored","err":{"type":"Error"}}'),
    'request errored {"err":{"type":"Error"}}',
  );
  assert.equal(readableLine('Building the pages ...\n'), 'Building the pages ...');
});

test('only a terminal is written to line by line; a pipe gets the JSON of the logger itself', () => {
  let written = '';
  const output = { write: (text: string) => Boolean((written += text)), isTTY: true };
  terminalStream(output as never)!.write(call);
  assert.match(written, /^\d\d:\d\d:\d\d GET \S+ 200 12 ms\n$/);
  assert.equal(terminalStream({ ...output, isTTY: false } as never), undefined);
});
