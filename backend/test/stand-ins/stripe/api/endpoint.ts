import type { Store } from '../model/store';
import type { Params } from './params';

/** One call to the API, once it is known who calls and that its parameters have the right names. */
export interface Call {
  store: Store;
  params: Params;
  /** Of `:id` in the path. */
  id: string;
  /** The path as it was called, for the `url` of lists. */
  path: string;
  /** Whether the caller is a browser, with the publishable key. */
  isBrowser: boolean;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `:id` where an id stands. */
  path: string;
  /** Names that it takes besides `expand[]`; see `Params.only`. */
  takes: readonly string[];
  /** Whether Stripe's own script calls it with the publishable key and a client secret. */
  fromBrowser?: boolean;
  answer: (call: Call) => object;
}
