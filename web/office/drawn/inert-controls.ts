/** The controls that wait for the app. What is greyed as a whole while it loads is not meant. */
export const inertControls = '#root :is(input, select, textarea, button, [role=switch])[inert]';
