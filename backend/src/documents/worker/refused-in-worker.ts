import type { FileRefusal } from '@marklight/contracts/refusals';

/** Inside the thread: the file is refused. The thread turns it into a plain answer, as classes do not cross. */
export class RefusedInWorker extends Error {
  constructor(readonly refusal: FileRefusal) {
    super(refusal);
  }
}
