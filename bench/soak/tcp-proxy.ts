import {
  connect,
  createServer,
  type AddressInfo,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net';

/** Sits between the processes and something they connect to, so that connections can be cut or go silent. */
export class TcpProxy {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private isSilent = false;
  private readonly server: Server;

  /** @param target where a new connection goes now; null refuses it */
  constructor(private readonly target: () => NetConnectOpts | null) {
    this.server = createServer((caller) => this.pass(caller));
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  /** Resets every connection. */
  cut(): void {
    for (const pair of this.pairs) pair.forEach(reset);
  }

  /** Lets nothing through until it is called again with false; connections stay open. */
  silence(on: boolean): void {
    this.isSilent = on;
    for (const pair of this.pairs) for (const socket of pair) if (on) socket.pause();
    if (!on) for (const pair of this.pairs) for (const socket of pair) socket.resume();
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.cut();
    await closed;
  }

  private pass(caller: Socket): void {
    const target = this.target();
    if (!target) return reset(caller);
    const callee = connect(target);
    const pair = [caller, callee] as const;
    this.pairs.add(pair);
    for (const [from, to] of [pair, [callee, caller]] as const) {
      from.on('data', (chunk) => {
        if (!to.write(chunk)) from.pause();
      });
      to.on('drain', () => {
        if (!this.isSilent) from.resume();
      });
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        to.destroy();
        this.pairs.delete(pair);
      });
      if (this.isSilent) from.pause();
    }
  }
}

/** A local socket, unlike one of TCP, cannot be reset. */
function reset(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
  else socket.resetAndDestroy();
}
