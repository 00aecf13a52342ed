import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface SessionState {
  /** `expired`: was signed in on this page, and the server no longer knows the session. */
  status: 'unknown' | 'live' | 'none' | 'expired';
  email: string | null;
  /** Of the account; kept while the session is expired. */
  id: string | null;
}

const initialState: SessionState = { status: 'unknown', email: null, id: null };

/** Who is signed in on this page. The record of the person is in the `currentUser` query. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionOpened(state, action: PayloadAction<{ id: string; email: string }>) {
      state.status = 'live';
      state.email = action.payload.email;
      state.id = action.payload.id;
    },
    sessionClosed(state) {
      state.status = 'none';
      state.email = null;
      state.id = null;
    },
    sessionExpired(state) {
      if (state.status === 'live') state.status = 'expired';
    },
  },
});
export const { sessionOpened, sessionClosed, sessionExpired } = sessionSlice.actions;
