import { findCircle, type Graph } from '../graph.ts';
import { isWithin } from '../house/room-of.ts';
import { type Room } from '../house/rooms.ts';

function* circleError(kind: string, graph: Graph): Generator<string> {
  const circle = findCircle(graph);
  if (circle) {
    yield `${kind} go round in a circle: ${circle.join(' -> ')}`;
  }
}

/** No arrow of the map leads back to its room. */
export function* roomCircleErrors(rooms: readonly Room[]): Generator<string> {
  const graph = rooms.map(({ at, takes }): [string, string[]] => {
    const others = rooms.filter((other) => other.at !== at);
    const taken = others.filter((other) => takes.some((one) => isWithin(other.at, one)));
    return [at, taken.map((other) => other.at)];
  });
  yield* circleError('rooms', new Map(graph));
}

/** No feature calls another that calls it. */
export function* featureCircleErrors(
  calls: Readonly<Record<string, readonly string[]>>,
): Generator<string> {
  yield* circleError('features', new Map(Object.entries(calls)));
}
