const longest = 110;

/**
 * What lists of mails show after the subject: how the words of a mail go on after the greeting, in at
 * most 110 characters without addresses of the web.
 */
export function preheaderOf(text: string, greeting: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const words = lines
    .filter((line) => line !== '' && line !== greeting)
    .join(' ')
    .replace(/\S*https?:\S*/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= longest) {
    return words;
  }
  const cut = words.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).toWellFormed()}…`;
}
