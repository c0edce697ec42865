/** A number that is a text already, such as 10,000+, with what chooses between one and several. */
export function counted(count: string) {
  return { count, amount: count === '1' ? 'one' : 'other' } as const;
}
