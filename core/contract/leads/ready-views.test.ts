import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listLeads } from './leads.ts';
import { addedColumns, hideableColumns } from './lists.ts';
import { readyViews } from './ready-views.ts';

for (const [name, view] of Object.entries<Readonly<Record<string, string>>>(readyViews)) {
  test(`the list ${name} asks for nothing that the list does not know`, () => {
    const { hide = '', show = '', ...query } = view;
    const known = listLeads.query!.parse(query) as Record<string, unknown>;
    for (const [filter, value] of Object.entries(query)) {
      assert.equal(known[filter], value, filter);
    }
    const hidden = hide.split(',').filter(Boolean) as (typeof hideableColumns)[number][];
    assert.ok(hidden.every((column) => hideableColumns.includes(column)));
    const shown = show.split(',').filter(Boolean) as (typeof addedColumns)[number][];
    assert.ok(shown.every((column) => addedColumns.includes(column)));
  });
}
