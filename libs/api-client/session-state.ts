import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface SessionState {
  /** `expired`: was signed in on this page, and the server no longer knows the session. */
  status: 'unknown' | 'live' | 'none' | 'expired';
  email: string | null;
}

const initialState: SessionState = { status: 'unknown', email: null };

/** Who is signed in on this page. The record of the person is in the `currentUser` query. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionOpened(state, action: PayloadAction<{ email: string }>) {
      state.status = 'live';
      state.email = action.payload.email;
    },
    sessionClosed(state) {
      state.status = 'none';
      state.email = null;
    },
    sessionExpired(state) {
      if (state.status === 'live') state.status = 'expired';
    },
  },
});
export const { sessionOpened, sessionClosed, sessionExpired } = sessionSlice.actions;
