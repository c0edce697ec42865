/** Frames one message of PostgreSQL's wire protocol: type, length, body. */
export function frame(type: string, body: Uint8Array = new Uint8Array()): Buffer {
  const message = Buffer.allocUnsafe(5 + body.length);
  message.write(type, 0, 'latin1');
  message.writeInt32BE(4 + body.length, 1);
  message.set(body, 5);
  return message;
}

export function simpleQuery(sql: string): Buffer {
  return frame('Q', Buffer.from(`${sql}\0`));
}

export function errorResponse(code: string, message: string): Buffer {
  return frame('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`));
}

// Query, Sync, Flush, Terminate, CopyDone, CopyFail: the server must answer these before it reads
// on.
const turnsOver = new Set([...'QSHXcf'].map((letter) => letter.charCodeAt(0)));

/**
 * Length of the complete messages up to the last one the server must act on; 0 if it must wait for
 * more.
 */
export function actionableLength(bytes: Buffer): number {
  let end = 0;
  let actionable = 0;
  while (end + 5 <= bytes.length) {
    const next = end + 1 + bytes.readInt32BE(end + 1);
    if (next > bytes.length) {
      break;
    }
    if (turnsOver.has(bytes[end]!)) {
      actionable = next;
    }
    end = next;
  }
  return actionable;
}
