/** Flags of a Chromium in a test: it runs in a container too, and is quiet on the network. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Chromium obeys the last list of features alone, so Playwright's own list is repeated here; a test
// compares them.
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

// Features that no page uses and that cost every new window more than an empty page does: the list
// below the address bar, two pages of script, and a spare process for another website.
const offForSpeed = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Flags of the Chromium that Playwright's tests run in, hundreds of windows one after another. */
export const testChromiumFlags: readonly string[] = [
  ...chromiumFlags,
  `--disable-features=${[...offForPlaywright, ...offForSpeed].join(',')}`,
];
