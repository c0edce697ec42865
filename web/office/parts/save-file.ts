/** Has the browser save a file that was made here. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has begun to read it by the next turn of the clock.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
