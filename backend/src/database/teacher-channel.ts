import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Client } from 'pg';
import { Subject, type Observable } from 'rxjs';
import type { DataSource, EntityManager } from 'typeorm';
import { DatabaseUrl } from './database-url';

const CHANNEL = 'marklight_teacher';
const RECONNECT_MS = 1_000;

/** Something of a teacher's changed. Without `jobId` anything may have: read everything anew. */
export interface TeacherNews {
  userId: string;
  jobId?: string;
  /** The teacher's sessions were ended by somebody else: what is open for them closes. */
  signedOut?: true;
}

/**
 * News between processes, over PostgreSQL's NOTIFY. It is sent within the transaction that makes the
 * change, so it arrives if and only if the change was committed.
 */
@Injectable()
export class TeacherChannel implements OnModuleInit, OnModuleDestroy {
  private readonly subject = new Subject<TeacherNews | 'reconnected'>();
  private client: Client | undefined;
  private closing = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly url: DatabaseUrl,
  ) {}

  /** All news, and `reconnected` after a gap in which some may have been missed. */
  get news(): Observable<TeacherNews | 'reconnected'> {
    return this.subject.asObservable();
  }

  /** Sends when the manager's transaction commits; without a manager, at once. */
  async tell(news: TeacherNews, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await manager.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(news)]);
  }

  async onModuleInit(): Promise<void> {
    await this.connect();
  }

  async onModuleDestroy(): Promise<void> {
    this.closing = true;
    this.subject.complete();
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url.value,
      application_name: 'marklight-listen',
      keepAlive: true,
    });
    client.on('notification', (message) => {
      if (message.payload) this.subject.next(JSON.parse(message.payload) as TeacherNews);
    });
    // An `error` without an `end` handler would end the process; `end` follows it and reconnects.
    client.on('error', () => undefined);
    client.on('end', () => this.reconnectSoon());
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
  }

  private reconnectSoon(): void {
    if (this.closing) return;
    setTimeout(() => {
      if (this.closing) return;
      this.connect().then(
        () => this.subject.next('reconnected'),
        () => this.reconnectSoon(),
      );
    }, RECONNECT_MS).unref();
  }
}
