import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { leadStatuses } from '../leads/lead-status.ts';
import {
  doesMilestoneStand,
  isTakenOn,
  type Milestone,
  milestoneOf,
  milestoneReached,
  milestones,
  type NextStep,
  progressOf,
  turnOf,
} from './milestones.ts';

const applied = new Date('2026-01-01T00:00:00Z');
const day = (number: number) => new Date(applied.getTime() + number * 86_400_000);

function progress(statuses: readonly string[]) {
  const history = statuses.map((toStatus, at) => ({ toStatus, changedAt: day(at) }));
  return progressOf(applied, history);
}

// The statuses on days 0, 1, 2 ...; the milestones reached, each with its day; the next step.
const ways: [statuses: string, reached: string, next: NextStep][] = [
  ['', 'applied 0', 'contact'],
  ['New', 'applied 0', 'contact'],
  ['New, Contacted', 'applied 0, contacted 1', 'answers'],
  ['New, Qualified', 'applied 0, qualified 1', 'application'],
  [
    'New, Contacted, Qualified, Application Submitted, Approved, Closed Won',
    'applied 0, contacted 1, qualified 2, submitted 3, approved 4, closed 5',
    'finished',
  ],
  // Withdrawn and reached again: the second day counts.
  ['New, Approved, New', 'applied 0', 'contact'],
  ['New, Approved, New, Approved', 'applied 0, approved 3', 'closing'],
  ['New, Qualified, Contacted', 'applied 0, contacted 2', 'answers'],
  // The same again keeps its day.
  ['New, Closed, Closed Won', 'applied 0, closed 1', 'finished'],
  // A follow-up withdraws no milestone.
  ['New, Follow Up', 'applied 0, contacted 1', 'contactAgain'],
  ['New, Qualified, Follow Up', 'applied 0, qualified 1', 'contactAgain'],
  ['New, Qualified, Follow Up, Qualified', 'applied 0, qualified 1', 'application'],
  // Not going ahead, for any reason, and what follows.
  ['New, Denied', 'applied 0, ended 1', 'stopped'],
  ['New, Not Qualified', 'applied 0, ended 1', 'stopped'],
  ['New, Approved, Closed Lost', 'applied 0, approved 1, ended 2', 'stopped'],
  ['New, Approved, Denied, Approved', 'applied 0, approved 1', 'closing'],
  ['New, Denied, Follow Up', 'applied 0, contacted 2', 'contactAgain'],
  // A status of staff's own has no meaning outside the office.
  ['New, Waiting for Bob', 'applied 0', 'contact'],
  ['New, Qualified, Waiting for Bob', 'applied 0, qualified 1', 'application'],
];

test('statuses are reduced to dated milestones and the next step', () => {
  for (const [statuses, reached, next] of ways) {
    const found = progress(statuses.split(', ').filter(Boolean));
    const days = found.reached.map(
      ({ milestone, at }) => `${milestone} ${(at.getTime() - applied.getTime()) / 86_400_000}`,
    );
    assert.deepEqual([days.join(', '), found.next], [reached, next], statuses);
  }
});

test('each status has a milestone, and each next step has a person whose turn it is', () => {
  for (const status of leadStatuses) {
    const milestone = milestoneOf(status);
    assert.ok(milestone !== null, status);
    assert.ok(['lender', 'client', 'done'].includes(turnOf[progress([status]).next]), status);
  }
});

test('after any statuses, milestones are in order, each once, beginning with the application', () => {
  const status = fc.oneof(fc.constantFrom<string>(...leadStatuses), fc.string({ maxLength: 50 }));
  fc.assert(
    fc.property(fc.array(status, { maxLength: 12 }), (statuses) => {
      const { reached } = progress(statuses);
      const ranks = reached.map(({ milestone }) => milestones.indexOf(milestone));
      assert.equal(ranks[0], 0);
      assert.deepEqual(
        ranks,
        [...new Set(ranks)].sort((a, b) => a - b),
      );
      const times = reached.map(({ at }) => at.getTime());
      assert.deepEqual(
        times,
        times.toSorted((a, b) => a - b),
      );
    }),
  );
});

const changes: [from: string, to: string, reached: Milestone | null][] = [
  ['New', 'Contacted', 'contacted'],
  ['New', 'Follow Up', 'contacted'],
  ['New', 'Approved', 'approved'],
  ['Contacted', 'Qualified', 'qualified'],
  ['Approved', 'Closed', 'closed'],
  ['Closed', 'Closed Won', null],
  ['Contacted', 'Follow Up', null],
  ['Qualified', 'Follow Up', null],
  ['Follow Up', 'Contacted', null],
  ['Approved', 'New', null],
  ['Approved', 'Contacted', null],
  ['Approved', 'Denied', 'ended'],
  ['New', 'Do Not Contact', 'ended'],
  ['Denied', 'Closed Lost', null],
  ['Denied', 'New', null],
  ['Denied', 'Qualified', 'qualified'],
  ['New', 'Waiting for Bob', null],
  ['Waiting for Bob', 'Qualified', 'qualified'],
];

test('a change of status reaches a milestone or none, and a step back never does', () => {
  for (const [from, to, reached] of changes) {
    assert.equal(milestoneReached(from, to), reached, `${from} > ${to}`);
  }
});

const standing: [milestone: Milestone, status: string, stands: boolean][] = [
  ['qualified', 'Qualified', true],
  ['qualified', 'Approved', true],
  ['qualified', 'Follow Up', true],
  ['qualified', 'Waiting for Bob', true],
  ['qualified', 'New', false],
  ['qualified', 'Contacted', false],
  ['qualified', 'Denied', false],
  ['ended', 'Denied', true],
  ['ended', 'Closed Lost', true],
  ['ended', 'Qualified', false],
  ['ended', 'Follow Up', false],
];

test('a milestone holds until its status is taken back', () => {
  for (const [milestone, status, stands] of standing) {
    assert.equal(doesMilestoneStand(milestone, status), stands, `${milestone} at ${status}`);
  }
});

test('a lead with a status of the process has been taken on by staff', () => {
  const takenOn = leadStatuses.filter(isTakenOn);
  assert.deepEqual(takenOn, [
    'Contacted',
    'Qualified',
    'Follow Up',
    'Application Submitted',
    'Approved',
    'Closed',
    'Closed Won',
  ]);
  assert.equal(isTakenOn('Waiting for Bob'), false);
});
