/** The controls that wait for the app, without those of a skeleton. */
export const inertControls = '#root :is(input, select, textarea, button, [role=switch])[inert]';
