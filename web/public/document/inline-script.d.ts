/** A script compiled by `scripts/vite/inline-script.ts`: its code in one line. */
declare module '*?script' {
  const code: string;
  export default code;
}
