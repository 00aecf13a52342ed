import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';
import { until } from '../../setup/until';

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

/** A real mail server (npm's smtp-server) for tests, on this machine only and without encryption. */
export class SmtpStandIn {
  readonly mails: ReceivedMail[] = [];
  manner: Manner = 'takes';
  /** Connections that were made, accepted or not. */
  connections = 0;
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      logger: false,
      onAuth: (_auth, _session, done) =>
        this.manner === 'refusesLogin' ? done(new Error('wrong')) : done(null, { user: 'teacher' }),
      onRcptTo: ({ address }, _session, done) => done(this.refusalOf(address)),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.keep(Buffer.concat(chunks).toString('utf8'), session.envelope);
          done();
        });
      },
    });
    // A connection that is cut is what these tests are about.
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket: Socket) => {
      this.connections += 1;
      if (this.manner === 'down') socket.destroy();
    });
  }

  static async start(): Promise<SmtpStandIn> {
    const standIn = new SmtpStandIn();
    await new Promise<void>((done) => standIn.server.listen(0, '127.0.0.1', done));
    return standIn;
  }

  get url(): string {
    return `smtp://teacher:secret@127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** Resolves with the mails once there are this many. */
  async received(count: number): Promise<ReceivedMail[]> {
    await until(() => this.mails.length >= count);
    return this.mails;
  }

  /** Resolves with the newest mail to an address whose subject has these words. */
  async mailTo(address: string, subject: string): Promise<ReceivedMail> {
    const isIt = ({ to, headers }: ReceivedMail) =>
      to.includes(address) && headers.subject?.includes(subject) === true;
    await until(() => this.mails.some(isIt));
    return this.mails.findLast(isIt) as ReceivedMail;
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(done));
  }

  private refusalOf(address: string): Error | null {
    const refusal = (responseCode: number, message: string) =>
      Object.assign(new Error(message), { responseCode });
    if (this.manner === 'busy') return refusal(451, `try again later, ${address}`);
    if (this.manner === 'unknown') return refusal(550, `no mailbox ${address}`);
    return null;
  }

  private keep(raw: string, { mailFrom, rcptTo }: SMTPServerEnvelope): void {
    const from = mailFrom ? mailFrom.address : '';
    this.mails.push({ from, to: rcptTo.map(({ address }) => address), ...parsed(raw) });
  }
}

/** The token of the link that a mail carries. */
export function tokenIn({ text }: ReceivedMail): string {
  const token = /#token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error('the mail carries no link');
  return token;
}

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
