/** A script compiled by `scripts/vite/inline-script.ts` to one line. */
declare module '*?script' {
  const code: string;
  export default code;
}
