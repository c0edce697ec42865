/** An email address that, if it must break, breaks before the @ rather than within a word. */
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
