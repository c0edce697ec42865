/** The controls that wait for the app, without those of a skeleton. */
export const disabledControls = '#root :is(input, select, textarea, button, [role=switch])[inert]';
