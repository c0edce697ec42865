export default {
  title: 'Facebook Ads',
  soon: 'Facebook Ads integration is coming soon',
  text: 'Campaigns and their figures will be shown here. The texts for advertisements are ready to be used.',
  templates: 'View Ad Templates',
  refresh: 'Refresh Data',
  refreshing: 'Refreshing…',
} as const;
