/** A number that is already text, such as 10,000+, with its plural category. */
export function counted(count: string) {
  return { count, amount: count === '1' ? 'one' : 'other' } as const;
}
