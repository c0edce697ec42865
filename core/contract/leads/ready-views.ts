const toCall = 'New,Contacted,Qualified,Follow Up';

const byUrgency = { sort: 'callFirst', direction: 'asc' };
const columns = { hide: 'email,date', show: 'prefers,verdict,timeline,price,score,localTime' };
const withTouch = { ...columns, show: `${columns.show},lastTouch,nextStep` };

/** Built-in lists, by the query of their URL. */
export const readyViews = {
  all: {},
  callFirst: {
    waiting: 'yes',
    ...byUrgency,
    hide: 'email,status,date',
    show: `${columns.show},source,waiting`,
  },
  mine: { owner: 'me', status: toCall, ...byUrgency, ...withTouch },
  notCalled: {
    status: 'New',
    untouched: 'ever',
    ...columns,
    show: `${columns.show},source,waiting`,
  },
  buysSoon: { timeline: 'immediately,1 month', status: toCall, ...byUrgency, ...withTouch },
  untouched: { qualified: 'yes', untouched: '3', status: toCall, ...byUrgency, ...withTouch },
  prefersText: { contact: 'text', status: toCall, ...withTouch },
  speaksSpanish: { language: 'es', status: toCall, ...withTouch },
  speaksPortuguese: { language: 'pt', status: toCall, ...withTouch },
  asksErasure: { erasure: 'asked' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type ReadyView = keyof typeof readyViews;

export const readyViewNames = Object.keys(readyViews) as [ReadyView, ...ReadyView[]];
