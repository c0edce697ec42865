import { featureCalls, keptByFeature } from '../house/feature-calls.ts';
import { isTest } from '../house/room-of.ts';
import { importsOf } from '../syntax/imports.ts';
import type { SourceFile } from '../syntax/source-file.ts';

const inFeature = /^server\/features\/(?<feature>[^/]+)\/(?<name>.+)$/;

/**
 * A feature calls another feature's actions along the list, and nothing else of it. Adds to
 * `needed` the features there are and the calls they make.
 */
export function* featureErrors(file: SourceFile, needed = new Set<string>()): Generator<string> {
  const { path } = file;
  if (isTest(path) || path.startsWith('server/testing/')) {
    return;
  }
  const own = inFeature.exec(path)?.groups!['feature'];
  const listed = featureCalls[own ?? ''];
  if (own !== undefined && !listed) {
    yield `${path}: the feature ${own} is not in the list of feature calls`;
    return;
  }
  needed.add(`feature calls: ${own}`);
  for (const { target } of importsOf(file)) {
    const { feature, name } = inFeature.exec(target ?? '')?.groups ?? {};
    const isForeign = feature !== undefined && feature !== own;
    needed.add(`feature calls: ${own} ${feature}`);
    if (isForeign && listed && !listed.includes(feature)) {
      yield `${path}: feature ${own} may not call ${feature}`;
    }
    if (isForeign && keptByFeature.includes(name!)) {
      yield `${path}: ${target} belongs to its own feature`;
    }
    const isTable = target?.startsWith('server/db/tables/');
    if (own && isTable && !/\/(queries|writes)\.ts$/.test(path)) {
      yield `${path}: only queries.ts and writes.ts take tables`;
    }
  }
}

/** No feature calls one below it in the list, so none calls one that calls it. */
export function* featureOrderErrors(calls: typeof featureCalls): Generator<string> {
  const features = Object.keys(calls);
  for (const [at, feature] of features.entries()) {
    for (const called of calls[feature]!) {
      if (features.indexOf(called) >= at) {
        yield `feature calls: ${feature} calls ${called}, which does not stand above it`;
      }
    }
  }
}

const actionFile = /^server\/features\/[^/]+\/(?<name>[a-z]+(?:-[a-z]+)+)\.ts$/;

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A file of a feature that is called `read-lead.ts` exports `readLead`. */
export function* actionErrors({ path, exported }: SourceFile): Generator<string> {
  const { name } = actionFile.exec(path)?.groups ?? {};
  if (name !== undefined && !exported.includes(camelCase(name))) {
    yield `${path}: exports no ${camelCase(name)}; a file is called after its action`;
  }
}
