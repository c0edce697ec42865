import { type ComponentProps, createContext } from 'react';
import type { RouterProvider } from 'react-router/dom';

/** The router of an app. */
export type Router = ComponentProps<typeof RouterProvider>['router'];

/** The router of the app around; null in a component that stands alone. */
export const AppRouter = createContext<Router | null>(null);
