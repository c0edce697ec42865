import { digitsOf, isGroupedAbroad, toE164 } from '../phone.ts';
import { saysNoContact } from './no-contact.ts';

/** A telephone number found in a text. */
export interface TypedPhone {
  /** As the reader of the number gives it; by default in E.164. */
  number: string;
  /** Its digits; empty for none. */
  extension: string;
  /** What else the text says, such as a second number; empty for nothing. */
  rest: string;
}

// Digits with what people set between them. A digit or plus that stands before them, or a letter on
// either side, would belong to them: such a text is no number.
const digits = String.raw`(?<![\p{L}\d+]|[\d+] )(?<number>[+(]{0,3} ?\d(?:[ ().\u00b7/\u2010-\u2015-]{0,3}\d){6,20})\)?`;
const extensionMark = String.raw` ?(?:,{1,3}|;|[;,(-]? ?(?:ext=|#|(?:x|extn?|extension|extensi[\u00f3o]n|ramal|anexo|interno|int)[.:]?)) ?`;
const ending = String.raw`(?![\p{L}\d]| ?[ ().\u00b7/\u2010-\u2015-]{1,2}\d)`;
const found = new RegExp(
  `${digits}(?:${extensionMark}(?<extension>\\d{1,7})#?${ending}|${ending})`,
  'giu',
);

// Words that only name the number, with the links of telephones.
const label =
  /(?<![\p{L}\d])(?:p|t|m|h|w|c|o|tel|phone|telephone|tel[eé]fono|telefone|fone|callto|sms|text|mobile|mob|m[oó]vil|cell?|cell ?phone|celular|home|work|office|main|primary|casa|trabajo|trabalho|whatsapp)(?![\p{L}\d])/giu;
const isWrong =
  /(?<!\p{L})(?:do ?n[o'’]?t|stop|wrong|bad|invalid|incorrect[oa]?|disconnected|old|no longer|(?:not|out) (?:in|of) service|equivocad[oa]|errad[oa]|inv[aá]lido)(?!\p{L})/iu;

/** With one form for each kind of blank and digit, without unseen signs; numbers apart by lines. */
function tidied(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[０-９＋（）]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/(?:https?:\/\/)?\bwa\.me\/\+?(?=\d)/gi, '+')
    .replace(/ *(?:[\n\r|]|:::| \/ )+ */g, '\n')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();
}

const says = /[\p{L}\d]/u;

function withoutEnds(text: string): string {
  return text.replace(/^[\s;,:/-]+|[\s;,:/-]+$/g, '').replaceAll('\n', ', ');
}

// Two whole numbers of the United States with a blank between them.
const whole = String.raw`\(?\d{3}[ ().-]{0,2}\d{3}[ .-]?\d{4}`;
const betweenTwo = new RegExp(`((?<![\\d+] ?)${whole}) (?=${whole}(?![ .-]?\\d))`, 'g');

/** A longer text is no number. */
const mostLetters = 500;

function firstOf(text: string, read: (text: string) => string | null): TypedPhone | null {
  for (const { 0: all, index, groups = {} } of text.matchAll(found)) {
    const typed = groups['number']!;
    const sign = typed.includes('+') ? '+' : '';
    const number = isGroupedAbroad(typed) ? null : read(sign + digitsOf(typed));
    if (number !== null) {
      const around = [text.slice(0, index), text.slice(index + all.length)].map(withoutEnds);
      const rest = around.filter(Boolean).join(', ');
      return {
        number,
        extension: groups['extension'] ?? '',
        rest: says.test(rest.replace(label, '')) ? rest : '',
      };
    }
  }
  return null;
}

/**
 * The first telephone number in a text such as "tel:+1-512-234-5557;ext=12", "(512) 234-5557 x12" or
 * "Home: 512-234-5558 / 512-234-5559", as `read` gives it; null if there is none, or if the text says
 * not to call it. Nothing of the text is lost: see `rest`.
 */
export function readTypedPhone(
  text: string,
  read: (text: string) => string | null = toE164,
): TypedPhone | null {
  const plain = tidied(text);
  if (plain.length > mostLetters || isWrong.test(plain) || saysNoContact(plain)) {
    return null;
  }
  const apart = plain.replace(/\/| [‐-―-] |,/g, '\n');
  return (
    firstOf(plain, read) ?? firstOf(apart, read) ?? firstOf(apart.replace(betweenTwo, '$1\n'), read)
  );
}
