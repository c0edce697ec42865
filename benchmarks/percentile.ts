/** The value below which that part of the values lies, by nearest rank; 0 of none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort();
  const rank = Math.ceil(part * sorted.length) - 1;
  return sorted[Math.max(0, rank)] ?? 0;
}
