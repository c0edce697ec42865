/**
 * The rooms of `server/features`, each a word of the business. A room imports only those of its
 * list, which stand above it, so the arrows have no circle; a room that is not here is refused.
 */
export const businessRooms: Readonly<Record<string, readonly string[]>> = {
  integrations: [],
  programme: [],
  accounts: ['integrations', 'programme'],
  partners: ['accounts', 'programme'],
  visitor: ['accounts', 'partners'],
  permission: ['visitor'],
  mail: ['accounts', 'partners', 'permission', 'visitor'],
  leads: ['accounts', 'integrations', 'mail', 'partners', 'permission', 'programme', 'visitor'],
  office: ['accounts', 'integrations', 'leads', 'mail', 'permission'],
  operations: ['accounts', 'integrations', 'leads', 'mail', 'partners', 'visitor'],
  buyer: [
    'accounts',
    'integrations',
    'leads',
    'mail',
    'office',
    'operations',
    'partners',
    'permission',
    'visitor',
  ],
};

/** What a feature, a folder with a plugin, keeps to itself: another room calls an action to write. */
export const keptByFeature: readonly string[] = ['writes.ts'];
