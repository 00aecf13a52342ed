import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ProcessingEvent } from '@marklight/contracts/grading';
import { Observable, type Subscription } from 'rxjs';
import { TeacherChannel } from '../database/teacher-channel';
import { ProcessingFeed } from './processing-feed';
import { ProcessingStatusService } from './processing-status.service';
import { ReadyForEssays } from './ready-for-essays';

/** The event streams of this process, by account. */
@Injectable()
export class ProcessingStreams implements OnModuleDestroy {
  private readonly feeds = new Map<string, ProcessingFeed>();
  private readonly hearing: Subscription;

  constructor(
    private readonly statuses: ProcessingStatusService,
    private readonly ready: ReadyForEssays,
    channel: TeacherChannel,
  ) {
    this.hearing = channel.news.subscribe((news) => {
      if (news === 'reconnected') for (const feed of this.feeds.values()) feed.heard();
      else if (news.essayId) this.feeds.get(news.userId)?.tell({ type: 'essay', essayId: news.essayId });
      else if (news.decided) this.feeds.get(news.userId)?.tell({ type: 'decided', ...news.decided });
      else if (!news.signedOut) this.feeds.get(news.userId)?.heard(news.jobId);
    });
  }

  /** A snapshot, then every change. Listening begins before the snapshot is read, so nothing falls between. */
  of(userId: string): Observable<ProcessingEvent> {
    return new Observable<ProcessingEvent>((listener) => {
      // Somebody has opened the page on which essays are graded.
      const leave = this.ready.enter();
      const feed = this.feedOf(userId);
      feed.add(listener);
      return () => {
        leave();
        feed.remove(listener);
        if (feed.size === 0 && this.feeds.get(userId) === feed) this.feeds.delete(userId);
      };
    });
  }

  onModuleDestroy(): void {
    this.hearing.unsubscribe();
  }

  private feedOf(userId: string): ProcessingFeed {
    const known = this.feeds.get(userId);
    if (known) return known;
    const feed = new ProcessingFeed({
      snapshot: async () => ({ type: 'snapshot', statuses: await this.statuses.list(userId) }),
      changesOf: (jobIds) => this.statuses.changesOf(jobIds),
    });
    this.feeds.set(userId, feed);
    return feed;
  }
}
