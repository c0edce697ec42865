export default {
  place: { title: 'Overview', words: 'figures recent' },
  figures: {
    totalLeads: 'Total Leads',
    todayLeads: "Today''s Leads",
    calculatorUses: 'Calculator Uses',
    pageViews: 'Page Views',
    conversionRate: 'Conversion Rate',
  },
  asOf: '{day} · all-time totals as of {time} {zone}',
  figuresFailed: 'The figures could not be loaded',
  leads: {
    title: 'Recent Leads',
    all: 'All leads',
    failed: 'The leads could not be loaded',
    none: 'No leads yet',
    noneText: 'Applications appear here the moment they are sent.',
  },
  interactions: {
    title: 'Recent Interactions',
    failed: 'The interactions could not be loaded',
    none: 'No visits yet',
    noneText: 'Every page that visitors open is listed here.',
  },
} as const;
