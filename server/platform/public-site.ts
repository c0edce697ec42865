export function isThisMachine({ publicUrl }: { publicUrl: string }): boolean {
  const { hostname } = new URL(publicUrl);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Whether the site can be reached from other machines: by https, under a public name. */
export function isPublicSite({ publicUrl }: { publicUrl: string }): boolean {
  return publicUrl.startsWith('https:') && !isThisMachine({ publicUrl });
}

/** Without named proxies, a public site takes the address of its proxy for every visitor's. */
export function lacksProxies(config: {
  publicUrl: string;
  trustedProxies: readonly string[];
}): boolean {
  return isPublicSite(config) && config.trustedProxies.length === 0;
}
