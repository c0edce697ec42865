export default {
  place: { title: 'Facebook Ads', words: 'ads campaigns' },
  title: 'Facebook Ads',
  soon: 'Facebook Ads integration is coming soon',
  text: 'Campaigns and their figures will be shown here. The ad copy is ready to use.',
  templates: 'View Ad Templates',
  refresh: 'Refresh Data',
  refreshing: 'Refreshing…',
} as const;
