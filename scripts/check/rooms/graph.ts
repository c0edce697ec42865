/** What each node leads to. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** A way that leads back to where it began, its first node again at its end; null without one. */
export function findCircle(graph: Graph): string[] | null {
  const isDone = new Set<string>();
  const way: string[] = [];
  const visit = (node: string): string[] | null => {
    const start = way.indexOf(node);
    if (start >= 0) {
      return [...way.slice(start), node];
    }
    if (isDone.has(node)) {
      return null;
    }
    way.push(node);
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next);
      if (circle) {
        return circle;
      }
    }
    way.pop();
    isDone.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const circle = visit(node);
    if (circle) {
      return circle;
    }
  }
  return null;
}

/** Every node that can be reached from `start`, itself included. */
export function reachedFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set([start]);
  for (const node of reached) {
    for (const next of graph.get(node) ?? []) {
      reached.add(next);
    }
  }
  return reached;
}
