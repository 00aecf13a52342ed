import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './start-error';
import { codeOf } from './code-of';

/** What is wrong with the address or port to listen on, and what to do; null for an error of another kind. */
export function listenProblem(error: unknown, host: string | undefined, port: number): string | null {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or set PORT to a free one (PORT=3001 npm start).`;
    case 'EACCES':
      return (
        `Port ${port} is not open to this user: ports below 1024 are for root. Set PORT to a higher one and put a ` +
        'reverse proxy in front.'
      );
    case 'EADDRNOTAVAIL':
      return `HOST ${host ?? ''} is not an address of this machine. Set it to one that is, or leave it out for every interface.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST ${host ?? ''} is not a known name or address. Set it to an address of this machine, such as 127.0.0.1.`;
    default:
      return null;
  }
}

/** @throws StartError if HOST is not a name or an address of this machine */
export async function requireOwnAddress(host: string | undefined): Promise<void> {
  if (!host) return;
  const server = createServer();
  try {
    // Tries any free port: whether the configured one is free is found out when the server listens on it.
    server.listen(0, host);
    await once(server, 'listening');
  } catch (cause) {
    const problem = listenProblem(cause, host, 0);
    throw problem === null ? cause : new StartError(problem, { cause });
  } finally {
    server.close();
  }
}
