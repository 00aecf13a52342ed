import { Socket } from 'node:net';

/**
 * Makes the sockets of a pool whose statements all have a time limit at the server. A firewall that forgot a
 * connection, or a machine that vanished, leaves it open: without this, its next user would wait for a quarter of an
 * hour, until TCP gives up.
 * @param silentMs after which a silent connection counts as dead; longer than the longest statement may take and than
 * the pool keeps an idle connection
 */
export function socketsThatGiveUp(silentMs: number): () => Socket {
  return () => {
    const socket = new Socket();
    socket.setTimeout(silentMs, () =>
      socket.destroy(new Error('Connection terminated: the database is silent')),
    );
    return socket;
  };
}
