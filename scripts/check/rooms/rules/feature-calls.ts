import { featureCalls, keptByFeature } from '../house/feature-calls.ts';
import { isTest } from '../house/room-of.ts';
import { importsOf } from '../syntax/imports.ts';
import type { SourceFile } from '../syntax/source-file.ts';

const inFeature = /^server\/features\/(?<feature>[^/]+)\/(?<name>.+)$/;

/** The feature a file is part of; undefined for all others. */
export const featureOf = (path: string): string | undefined =>
  inFeature.exec(path)?.groups!['feature'];

/** The other features that a file calls. */
export function calledFeatures(file: SourceFile): string[] {
  const own = featureOf(file.path);
  const called = importsOf(file).flatMap(({ target }) => featureOf(target ?? '') ?? []);
  return called.filter((feature) => feature !== own);
}

/** A feature calls another feature's actions along the list, and nothing else of it. */
export function* featureErrors(file: SourceFile): Generator<string> {
  const { path } = file;
  if (isTest(path) || path.startsWith('server/testing/')) {
    return;
  }
  const own = featureOf(path);
  if (own !== undefined) {
    const listed = featureCalls[own];
    if (!listed) {
      yield `${path}: the feature ${own} is not in the list of feature calls`;
      return;
    }
    for (const called of calledFeatures(file)) {
      if (!listed.includes(called)) {
        yield `${path}: feature ${own} may not call ${called}`;
      }
    }
  }
  for (const { target } of importsOf(file)) {
    const { feature, name } = inFeature.exec(target ?? '')?.groups ?? {};
    if (feature && feature !== own && keptByFeature.includes(name!)) {
      yield `${path}: ${target} belongs to its own feature`;
    }
    const isTable = target?.startsWith('server/db/tables/');
    if (own && isTable && !/\/(queries|writes)\.ts$/.test(path)) {
      yield `${path}: only queries.ts and writes.ts take tables`;
    }
  }
}
