import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** By lower-case name, unfolded. */
  headers: Record<string, string>;
  /** The body as it travelled, with the parts decoded. */
  text: string;
  html: string;
  /** Everything, as it travelled. */
  raw: string;
}

/** How the server treats the next mails. `down`: it hangs up; `busy`: try later; `unknown`: no such mailbox. */
export type Manner = 'takes' | 'down' | 'busy' | 'unknown' | 'refusesLogin';

/** A mail server for tests, on this machine only: RFC 5321 as far as a sender needs it, no encryption. */
export class SmtpStandIn {
  readonly mails: ReceivedMail[] = [];
  manner: Manner = 'takes';
  /** Connections that were made, taken or not. */
  connections = 0;
  private readonly sockets = new Set<Socket>();
  private constructor(private readonly server: Server) {}

  static async start(): Promise<SmtpStandIn> {
    const server = createServer();
    const standIn = new SmtpStandIn(server);
    server.on('connection', (socket) => standIn.talk(socket));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return standIn;
  }

  get url(): string {
    return `smtp://teacher:secret@127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Resolves with the mails once there are this many. */
  async received(count: number): Promise<ReceivedMail[]> {
    const deadline = Date.now() + 30_000;
    while (this.mails.length < count) {
      if (Date.now() > deadline) throw new Error(`${this.mails.length} of ${count} mails came`);
      await new Promise((done) => setTimeout(done, 20));
    }
    return this.mails;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }

  private talk(socket: Socket): void {
    this.connections += 1;
    if (this.manner === 'down') return void socket.destroy();
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.setEncoding('utf8');
    const session = new Session(this, (line) => socket.write(`${line}\r\n`));
    session.greet();
    socket.on('data', (chunk: string) => {
      if (session.take(chunk) === 'quit') socket.end();
    });
  }
}

/** One conversation. */
class Session {
  private waiting = '';
  private readingMail = false;
  private from = '';
  private to: string[] = [];

  constructor(
    private readonly standIn: SmtpStandIn,
    private readonly say: (line: string) => void,
  ) {}

  greet(): void {
    this.say('220 stand-in.example ESMTP');
  }

  take(chunk: string): 'quit' | undefined {
    this.waiting += chunk;
    for (;;) {
      const end = this.waiting.indexOf(this.readingMail ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return undefined;
      const part = this.waiting.slice(0, end);
      this.waiting = this.waiting.slice(end + (this.readingMail ? 5 : 2));
      if (this.readingMail) this.keep(part);
      else if (this.command(part) === 'quit') return 'quit';
    }
  }

  private command(line: string): 'quit' | undefined {
    const verb = line.slice(0, 4).toUpperCase();
    const { manner } = this.standIn;
    if (verb === 'EHLO') this.say('250-stand-in.example\r\n250-AUTH PLAIN LOGIN\r\n250 8BITMIME');
    else if (verb === 'AUTH') this.say(manner === 'refusesLogin' ? '535 5.7.8 wrong' : '235 2.7.0 welcome');
    else if (verb === 'MAIL') {
      this.from = addressIn(line);
      this.to = [];
      this.say('250 ok');
    } else if (verb === 'RCPT') this.recipient(addressIn(line));
    else if (verb === 'DATA') {
      this.readingMail = true;
      this.say('354 go on');
    } else if (verb === 'QUIT') {
      this.say('221 bye');
      return 'quit';
    } else this.say('250 ok');
    return undefined;
  }

  private recipient(address: string): void {
    const { manner } = this.standIn;
    if (manner === 'busy') return this.say(`451 4.2.0 try again later, ${address}`);
    if (manner === 'unknown') return this.say(`550 5.1.1 no mailbox ${address}`);
    this.to.push(address);
    this.say('250 ok');
  }

  private keep(raw: string): void {
    this.readingMail = false;
    this.standIn.mails.push({ from: this.from, to: this.to, ...parsed(raw.replaceAll('\r\n..', '\r\n.')) });
    this.say('250 kept');
  }
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

function parsed(raw: string): Omit<ReceivedMail, 'from' | 'to'> {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary ? body.split(`--${boundary}`).map((part) => split(part.trimStart())) : [];
  const content = (type: string) => {
    const part = parts.find((each) => each.headers['content-type']?.startsWith(type));
    return part ? decoded(part) : '';
  };
  return { raw, headers, text: content('text/plain'), html: content('text/html') };
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const headers = Object.fromEntries(
    raw
      .slice(0, end)
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  ) as Record<string, string>;
  return { headers, body: raw.slice(end + 4) };
}

function decoded({ headers, body }: { headers: Record<string, string>; body: string }): string {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
