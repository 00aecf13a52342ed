import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Where a server takes connections: a folder with its socket, or an address of this machine. */
export interface ServerAddress {
  host: string;
  port: number;
}

/** Owns the database and migrates it; the role and the database have the same name. */
export const OWNER = 'marklight';
/** The role that the product works as: it reads and writes rows and owns nothing. */
export const RUNTIME_ROLE = 'marklight_app';
export type Role = typeof OWNER | typeof RUNTIME_ROLE;

export const LOOPBACK = '127.0.0.1';
/** Without TCP the port is only part of the socket's name, so nobody else can have taken it. */
const SOCKET_PORT = 5432;
/** `sun_path` without its final zero: 108 bytes on Linux, 104 on macOS. */
const SOCKET_PATH_BYTES = process.platform === 'linux' ? 107 : 103;

/**
 * The cluster's folder, which only PostgreSQL's user and root may enter, if it can hold a socket. Undefined if its
 * path is too long for the system, and on file systems without sockets (some network and shared folders).
 */
export async function socketAddress(clusterDir: string): Promise<ServerAddress | undefined> {
  // Processes of two containers may have the same id.
  const probe = join(clusterDir, `.s.probe.${randomBytes(4).toString('hex')}`);
  const longest = Math.max(...[socketFile(clusterDir), probe].map((path) => Buffer.byteLength(path)));
  if (process.platform === 'win32' || longest > SOCKET_PATH_BYTES) return undefined;
  return (await canListen(probe)) ? { host: clusterDir, port: SOCKET_PORT } : undefined;
}

/** The socket of a server that takes connections in `clusterDir`; PostgreSQL keeps a lock file beside it. */
export function socketFile(clusterDir: string): string {
  return join(clusterDir, `.s.PGSQL.${SOCKET_PORT}`);
}

function canListen(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(path, () => probe.close(() => resolve(true)));
  });
}

/** The runtime role cannot find out the owner's password from its own. */
export function passwordOf(role: Role, kept: string): string {
  return role === OWNER ? kept : createHmac('sha256', kept).update(role).digest('hex');
}

/**
 * @param kept the password of the data folder
 * @returns the address of the product's database for one of its roles
 */
export function databaseUrl({ host, port }: ServerAddress, kept: string, role: Role = OWNER): string {
  return `postgres://${role}:${passwordOf(role, kept)}@${encodeURIComponent(host)}:${port}/${OWNER}`;
}
