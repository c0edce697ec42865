/** Whether the site's URL reaches this machine only. */
export function isThisMachine({ publicUrl }: { publicUrl: string }): boolean {
  const { hostname } = new URL(publicUrl);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Whether others than this machine reach the site: by https, and under a name that is not its own. */
export function isPublicSite({ publicUrl }: { publicUrl: string }): boolean {
  return publicUrl.startsWith('https:') && !isThisMachine({ publicUrl });
}
