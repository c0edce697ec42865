import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type pg from 'pg';

interface PackedMail {
  id: number;
  words: Buffer;
  /** The mail of the template for a made-up reader. */
  dictionary: string | null;
}

/** Subject, text and HTML without their link, and the link; null if a checksum is wrong. */
function unpack({ words, dictionary }: PackedMail): string[] | null {
  try {
    const { buffer, engine } = inflateSync(words, {
      dictionary: Buffer.from(dictionary ?? ''),
      info: true,
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
    // The SHA-256 of the mail, which the oldest lack.
    const stamp = words.subarray(engine.bytesWritten);
    const isWhole =
      stamp.length === 0 || stamp.equals(createHash('sha256').update(buffer).digest());
    return isWhole ? (JSON.parse(buffer.toString()) as string[]) : null;
  } catch {
    return null;
  }
}

function plainRow(mail: PackedMail) {
  const { id } = mail;
  const parts = unpack(mail);
  if (!parts) {
    return { id };
  }
  const [subject = '', text = '', html = '', linkText = '', linkHtml = ''] = parts;
  const line = linkHtml && `<p style="margin:8px 0 0">${linkHtml}</p>`;
  const place = html.includes('<!--links-->') ? '<!--links-->' : /(?=<\/body>$)/;
  return {
    id,
    subject,
    text: text + linkText,
    html: html.replace(place, () => line),
    link: linkText || linkHtml ? { text: linkText, html: linkHtml } : null,
  };
}

/**
 * Mails that were packed by zlib become plain columns. One that was changed since gets no words and
 * a hash that no words have, so it still counts as altered.
 */
export async function unpackMails(client: pg.ClientBase) {
  for (const table of ['jobs', 'sent_mails']) {
    await client.query(
      `declare packed cursor for select mail.id, mail.words, mail_texts.words as dictionary
       from ${table} mail left join mail_texts on hash = text_hash where mail.words is not null`,
    );
    let packed: PackedMail[];
    while ((packed = (await client.query<PackedMail>('fetch 200 packed')).rows).length > 0) {
      await client.query(
        `update ${table} mail
         set subject = plain.subject, text = plain.text, html = plain.html, link = plain.link,
           words_hash = case when plain.subject is null then ''
             else hash_words(plain.subject, plain.text, plain.html, plain.link) end
         from jsonb_to_recordset($1::jsonb)
           as plain(id bigint, subject text, text text, html text, link jsonb)
         where mail.id = plain.id`,
        [JSON.stringify(packed.map(plainRow))],
      );
    }
    await client.query('close packed');
  }
}
