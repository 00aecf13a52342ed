import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Observable, Subject, type Subscriber } from 'rxjs';
import type { DataSource, EntityManager } from 'typeorm';
import { AppLog } from '../common/app-log';
import { notify } from './connection.repository';
import { DatabaseListener } from './database-listener';
import { DatabaseUrl } from './database-url';
import { TEACHER_CHANNEL } from './teacher-channel.sql';

/** A teacher's data changed. Without `jobId`, any of it may have: read everything again. */
export interface TeacherNews {
  userId: string;
  jobId?: string;
  /** Only this essay changed: its pages are being read. */
  essayId?: string;
  /** The teacher decided something about one essay, or without `essayId` about several. */
  decided?: { essayId?: string; result?: { id: string; version: number }; reviewed?: boolean };
  /** A session of the teacher's has ended: streams open for it close. A trigger on `sessions` sends this. */
  signedOut?: true;
}

/**
 * Notifications between processes, over PostgreSQL's NOTIFY. They are sent within the transaction that makes the
 * change, so one arrives if and only if the change was committed. A server without it still serves; its pages learn
 * of changes when it listens again.
 */
@Injectable()
export class TeacherChannel implements OnModuleInit, OnModuleDestroy {
  private readonly subject = new Subject<TeacherNews | 'reconnected'>();
  /**
   * Listeners for one teacher's notifications only, by teacher, so that with thousands of pages open nobody else's
   * are called.
   */
  private readonly ofTeachers = new Map<string, Set<Subscriber<TeacherNews | 'reconnected'>>>();
  private readonly listener: DatabaseListener;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    url: DatabaseUrl,
    log: AppLog,
  ) {
    this.listener = new DatabaseListener({
      url: url.direct,
      channel: TEACHER_CHANNEL,
      onMessage: (payload) => this.deliver(payload),
      onGap: () => this.deliverGap(),
      log,
    });
  }

  /** All notifications, and `reconnected` after a gap in which some may have been missed. */
  get news(): Observable<TeacherNews | 'reconnected'> {
    return this.subject.asObservable();
  }

  /** The same of one teacher. */
  newsOf(userId: string): Observable<TeacherNews | 'reconnected'> {
    return new Observable((listener) => {
      const listeners = this.ofTeachers.get(userId) ?? new Set();
      this.ofTeachers.set(userId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && this.ofTeachers.get(userId) === listeners) this.ofTeachers.delete(userId);
      };
    });
  }

  /** Sends when the manager's transaction commits; without a manager, immediately. */
  async publish(news: TeacherNews, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await notify(manager, TEACHER_CHANNEL, JSON.stringify(news));
  }

  async onModuleInit(): Promise<void> {
    await this.listener.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.subject.complete();
    for (const listener of [...this.ofTeachers.values()].flatMap((some) => [...some])) listener.complete();
    await this.listener.stop();
  }

  private deliver(payload: string): void {
    const news = newsFrom(payload);
    if (!news) return;
    this.subject.next(news);
    for (const listener of [...(this.ofTeachers.get(news.userId) ?? [])]) listener.next(news);
  }

  private deliverGap(): void {
    this.subject.next('reconnected');
    for (const listener of [...this.ofTeachers.values()].flatMap((some) => [...some]))
      listener.next('reconnected');
  }
}

/** Anybody with a connection may notify; a message that is not ours must not end the process. */
function newsFrom(payload: string): TeacherNews | null {
  try {
    const news = JSON.parse(payload) as Partial<TeacherNews> | null;
    return typeof news?.userId === 'string' ? (news as TeacherNews) : null;
  } catch {
    return null;
  }
}
