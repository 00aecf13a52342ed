import type { Request } from 'express';
import { receiveUpload, type Upload, type UploadLimits } from '../uploads';
import type { Asker } from './asker';
import { FairTurns } from './fair-turns';
import { giveWay } from './give-way';
import { RECEIVING_TURNS, UPLOAD_TURNS } from './limits';

/** For this process: uploads being received are on one disk. Many, because slow lines hold theirs for minutes. */
const receiving = new FairTurns(RECEIVING_TURNS);
/** Uploads that have been received are read and stored in one process's memory. */
const working = new FairTurns(UPLOAD_TURNS);

/**
 * Receives files in the account's turn, works on them, and deletes them. One account's uploads beyond a few wait
 * unread at its end of the connection.
 * @throws UploadError; WorkError `too_many_waiting`, `busy`, `asker_gone`; whatever the work throws
 */
export function withUpload<Result>(
  request: Request,
  asker: Asker,
  limits: UploadLimits,
  work: (upload: Omit<Upload, 'discard'>) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const receiveAndWork = async (): Promise<void> => {
      const upload = await receiveUpload(request, limits);
      const begin = performance.now();
      try {
        resolve(await working.take(asker, () => work(upload)));
      } finally {
        await upload.discard();
      }
      // The answer is on its way; the account's next upload waits a little where others wait too.
      await giveWay(begin);
    };
    receiving.take(asker, receiveAndWork).catch(reject);
  });
}
