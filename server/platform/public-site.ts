/** Whether the site's URL reaches this machine only. */
export function isThisMachine({ publicUrl }: { publicUrl: string }): boolean {
  const { hostname } = new URL(publicUrl);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Whether the site can be reached from other machines: by https, under a public name. */
export function isPublicSite({ publicUrl }: { publicUrl: string }): boolean {
  return publicUrl.startsWith('https:') && !isThisMachine({ publicUrl });
}

/** Who reaches a public site comes through a proxy, whose address is taken for theirs unless it is named. */
export function lacksProxies(config: {
  publicUrl: string;
  trustedProxies: readonly string[];
}): boolean {
  return isPublicSite(config) && config.trustedProxies.length === 0;
}
