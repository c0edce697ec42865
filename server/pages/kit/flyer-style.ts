import { action, fontFamily, light } from '#server/features/mail/templates/mail-styles.ts';

/** The house over a flyer, 1280 pixels wide. */
export const housePicture = '/media/hero/day-1280.ac29251c.webp';

const display = `'Bricolage Grotesque',${fontFamily}`;

/** Letter paper; each size is a share of its width, so a small sheet looks as the large one. */
export const flyerStyle = [
  "@font-face{font-family:'Bricolage Grotesque';src:url(/media/fonts/bricolage-grotesque.f03428e9.woff2) format('woff2');font-weight:680;font-display:swap}",
  "@font-face{font-family:Figtree;src:url(/media/fonts/figtree.2996956a.woff2) format('woff2');font-weight:400 600;font-display:swap}",
  '@page{size:letter;margin:0}',
  '*{box-sizing:border-box}p,h1{margin:0}',
  `body{margin:0;background:#d8d5cc;color:${light.ink};font:1rem/1.4 Figtree,${fontFamily}}`,
  `nav{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;padding:.75rem 1rem;background:${light.card};border-bottom:1px solid ${light.rule}}`,
  'nav a,nav button{padding:.5rem 0;font:inherit}',
  `nav a{color:${light.link}}nav a[aria-current]{color:inherit;font-weight:600;text-decoration:none}`,
  `nav button{padding:.5rem 1.5rem;border:0;border-radius:.5rem;background:${action.ground};color:${action.ink};font-weight:600;cursor:pointer}`,
  `:focus-visible{outline:3px solid ${light.link};outline-offset:2px}`,
  '.paper{container-type:inline-size;width:min(816px,100vw - 24px);aspect-ratio:8.5/11;margin:24px auto;background:#fff;box-shadow:0 2px 16px #0003;overflow:hidden}',
  'nav~.paper{margin-block:12px 24px}.alone .paper{width:100vw;margin:0;box-shadow:none}',
  '.sheet{display:flex;flex-direction:column;height:129.41cqw;font-size:1.62cqw;line-height:1.35;font-variant-numeric:tabular-nums;overflow-wrap:break-word}',
  // A sheet with long texts gives its picture, or the size of the sign's code, for them.
  '.art{flex:0 1 33cqw;min-height:0;width:100%;object-fit:cover;object-position:50% 65%}',
  '.body{flex:1 0 auto;display:flex;flex-direction:column;padding:3.6cqw 6cqw 3.4cqw}',
  `h1{font:680 6.2cqw/1.02 ${display};letter-spacing:-.03em;text-wrap:balance}`,
  `.home{align-self:flex-start;max-width:100%;margin-bottom:1.4cqw;padding:.5cqw 1.2cqw;background:${action.ground};color:${action.ink};border-radius:.8cqw;font-weight:600;font-size:1.9cqw;-webkit-print-color-adjust:exact;print-color-adjust:exact}`,
  '.lead{margin-top:1.1cqw;font-size:2.15cqw}',
  `.facts{display:flex;justify-content:space-between;gap:0 3cqw;margin-top:2.2cqw;padding-block:1.6cqw;border-block:.18cqw solid ${light.rule}}`,
  `.facts span{display:block;line-height:1.3}.facts b{display:block;margin-block:.3cqw;font:680 3.9cqw/1.05 ${display};letter-spacing:-.02em;white-space:nowrap}`,
  '.facts p:first-child{flex:0 1 36cqw}.facts p+p{flex:none}',
  '.ask{flex:1;display:grid;grid-template-columns:29cqw minmax(0,1fr);gap:4cqw;align-items:center;padding-block:2cqw}.code svg{display:block;width:100%;height:100%}',
  `.scan{font-size:2.25cqw;line-height:1.3}.partner{margin-top:1.8cqw;padding-top:1.8cqw;border-top:.18cqw solid ${light.rule}}`,
  `.who{font:680 3.3cqw/1.1 ${display};letter-spacing:-.02em}.of{margin-top:.5cqw;font-size:1.9cqw}.tel{margin-top:1.1cqw;font:680 5cqw/1.05 ${display};letter-spacing:-.02em;white-space:nowrap}`,
  '.picture{float:right;max-width:20cqw;max-height:12cqw;margin-inline-start:2cqw}',
  `.paid{padding:1.1cqw 1.5cqw;border:.2cqw solid;border-radius:.9cqw;font-size:1.75cqw}.paid b{font-weight:600}`,
  '.small{margin-top:1.3cqw;font-size:1.31cqw;line-height:1.42;color:#3f4f44}',
  '.end{display:flex;justify-content:space-between;align-items:center;gap:2cqw;margin-top:1.2cqw;font-size:1.31cqw}.end b{font-weight:600}',
  '.mark{display:flex;align-items:center;gap:1cqw}.mark svg{width:2.6cqw;height:2.6cqw;flex:none}.mark img{max-width:16cqw;max-height:4cqw}',
  '.sign{text-align:center}.sign .body{flex:1 1 auto;min-height:0;padding-top:6cqw}.sign h1{font-size:7.6cqw}.sign .home{align-self:center}',
  `.sign .code{flex:0 1 54cqw;min-height:20cqw;margin-block:auto}.sign .scan{font:680 6cqw/1 ${display}}`,
  '.sign .partner{margin-top:2cqw;padding:0;border:0}.sign .picture{float:none;margin:0}.sign .tel{font-size:6.6cqw}',
  '.sign .paid{margin-top:2.4cqw}.sign :is(.paid,.small,.end){text-align:left}',
  '@media print{body{background:none}nav{display:none}main.paper.paper{width:8.5in;height:11in;margin:0;box-shadow:none}}',
].join('');
