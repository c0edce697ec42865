/** Whether others than this machine reach the site: by https, and under a name that is not its own. */
export function isPublicSite({ publicUrl }: { publicUrl: string }): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  const isThisMachine = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'https:' && !isThisMachine;
}
