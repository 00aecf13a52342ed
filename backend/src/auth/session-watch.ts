import { Injectable } from '@nestjs/common';
import { catchError, defer, filter, interval, merge, of, switchMap, take, type Observable } from 'rxjs';
import { TeacherChannel } from '../database/teacher-channel';
import { SessionsRepository } from './sessions.repository';

/** A session that ends by the clock alone is noticed within this time. */
const LOOK_AGAIN_MS = 60_000;

/** Notifies what is open for a session, such as an event stream, when the session has ended. */
@Injectable()
export class SessionWatch {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly channel: TeacherChannel,
  ) {}

  /**
   * Reports that this session has ended, in whichever process and for whatever reason. The database announces every
   * session that is removed, and each watcher checks whether it was its own. Expiry and lost announcements are found
   * by checking every LOOK_AGAIN_MS; the first check is for a session that ended while the stream was being opened.
   */
  ended(userId: string, sessionId: string, lookAgainMs = LOOK_AGAIN_MS): Observable<unknown> {
    const news = this.channel
      .newsOf(userId)
      .pipe(filter((one) => one === 'reconnected' || one.signedOut === true));
    return merge(of(null), news, interval(lookAgainMs)).pipe(
      // An unreachable database says nothing about the session: the next check will.
      switchMap(() => defer(() => this.sessions.isOpen(userId, sessionId)).pipe(catchError(() => of(true)))),
      filter((open) => !open),
      take(1),
    );
  }
}
