import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

const LINK_LIMIT_MS = 60_000;
const LOOK_MS = 50;

export interface ArrivedMail {
  to: string;
  /** Its Message-ID: the same mail sent again has the same. */
  id: string;
  /** Address of the link in it, if any. */
  token: string | null;
  /** In milliseconds since 1970. */
  at: number;
}

/** The mail server of the installation and everybody's mailbox: a real SMTP server that accepts every mail. */
export class Mailbox {
  readonly arrived: ArrivedMail[] = [];
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      authOptional: true,
      logger: false,
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString('utf8');
          for (const { address } of envelope.rcptTo) this.arrived.push({ to: address, ...factsOf(raw) });
          done();
        });
      },
    });
    // Senders that are killed in mid-sentence are what the soak is about.
    this.server.on('error', () => undefined);
  }

  static async start(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await new Promise<void>((resolve) => mailbox.server.listen(0, '127.0.0.1', resolve));
    return mailbox;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** Waits for the link that is mailed to an address. */
  async tokenFor(address: string): Promise<string> {
    const deadline = performance.now() + LINK_LIMIT_MS;
    for (;;) {
      const token = this.arrived.find(({ to, token: found }) => to === address && found !== null)?.token;
      if (token) return token;
      if (performance.now() > deadline) throw new Error(`no link was mailed to ${address}`);
      await sleep(LOOK_MS);
    }
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

function factsOf(raw: string): Omit<ArrivedMail, 'to'> {
  const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return {
    id: /^message-id: *(\S+)/imu.exec(raw)?.[1] ?? '',
    token: /#token=([\w-]+)/u.exec(text)?.[1] ?? null,
    at: Date.now(),
  };
}
