import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@marklight/api-client/base-api';
import { sessionSlice, type SessionState } from '@marklight/api-client/session-state';

/** A fresh store; the page makes one, every test its own. */
export function makeStore(preloaded?: { session?: SessionState }) {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionSlice.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
    preloadedState: preloaded?.session ? { session: preloaded.session } : undefined,
  });
}
export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
