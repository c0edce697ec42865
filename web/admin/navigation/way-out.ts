import { logOut } from '#core/contract/staff.ts';
import { call } from '#web/kit/api.ts';
import type { WayOut } from '#web/office/shell/use-log-out.ts';

export const wayOut: WayOut = { room: 'admin', endSession: () => call(logOut), leadsTo: '/' };
