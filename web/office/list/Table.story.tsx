import '../styles/tokens-office.css';
import { useState } from 'react';
import type { Column, Sort } from './column.ts';
import { Table } from './Table.tsx';
import { useSelection } from './use-selection.ts';

interface Person {
  name: string;
  email: string;
  city: string;
}

const people: Person[] = [
  {
    name: 'Berta Wolfeschlegelsteinhausen',
    email: 'berta.wolfeschlegelsteinhausenbergerdorff.the.younger@mail.office.example.com',
    city: 'Medford',
  },
  { name: 'Ana Silva', email: 'ana@example.com', city: 'Portland' },
  { name: 'Carl Ng', email: 'carl@example.com', city: 'Austin' },
];

const columns: Column<Person>[] = [
  { name: 'name', header: 'Name', sort: 'name', isTitle: true, cell: ({ name }) => name },
  { isWide: true, name: 'email', header: 'Email', side: 'start', cell: ({ email }) => email },
  {
    name: 'city',
    header: 'City',
    sort: 'city',
    isWide: true,
    side: 'end',
    cell: ({ city }) => city,
  },
];

function inOrder({ by, direction }: Sort): Person[] {
  const key = by as keyof Person;
  const ascending = people.toSorted((one, other) => one[key].localeCompare(other[key]));
  return direction === 'asc' ? ascending : ascending.toReversed();
}

/** A list that sorts as the server would, by name at first. */
export function Sortable() {
  const [sort, setSort] = useState<Sort>({ by: 'name', direction: 'asc' });
  return (
    <Table
      caption="People"
      columns={columns}
      rows={inOrder(sort)}
      rowKey={(person) => person.email}
      sort={sort}
      onSort={setSort}
    />
  );
}

/** A list whose rows can be chosen; the line below names the chosen ones. */
export function Choosable() {
  const [filter, setFilter] = useState('all');
  const [isSecondPage, setIsSecondPage] = useState(false);
  const selection = useSelection<Person>(filter);
  return (
    <>
      <Table
        caption="People"
        columns={columns}
        rows={isSecondPage ? people.slice(2) : people.slice(0, 2)}
        rowKey={(person) => person.email}
        choosing={{
          selection,
          allLabel: 'Select all on this page',
          rowLabel: ({ name }) => `Choose ${name}`,
        }}
      />
      <button type="button" onClick={() => setIsSecondPage(!isSecondPage)}>
        Other page
      </button>
      <button type="button" onClick={() => setFilter('some')}>
        Other filter
      </button>
      <output>{selection.ids.size} chosen</output>
    </>
  );
}
