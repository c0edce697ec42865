/**
 * An address of mail that, where it must break, breaks before the @ rather than in the middle of a
 * word.
 */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
