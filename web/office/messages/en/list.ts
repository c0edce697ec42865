export default {
  orMore: '{count}+',
  refresh: 'Refresh',
  gone: 'Deleted',
  clearSearch: 'Clear the search',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  shown: '{first}–{last} of {total}',
  elsewhere: '{here} here, {elsewhere} on other pages',
  clear: 'Clear selection',
  nothingHere: 'Nothing on this page',
} as const;
