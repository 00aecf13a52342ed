import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { ClientConfig } from '@marklight/contracts/config';

export type RemoteName = keyof ClientConfig['remotes'];

/**
 * Loads one component of a remote from the address that the server named. `force` forgets an earlier
 * attempt that failed: without it the federation runtime would repeat the same failure forever.
 */
export async function loadRemoteComponent(options: {
  remote: RemoteName;
  entry: string;
  expose: string;
  force: boolean;
}): Promise<{ default: ComponentType }> {
  const { force } = options;
  // A file that the page's head requested early, and that failed, fails once more before the browser requests
  // it again.
  const loaded = await (force ? load(options).catch(() => load(options)) : load(options));
  const component = loaded?.[options.expose];
  if (!component) throw new Error(`The remote ${options.remote} has no ${options.expose}.`);
  return { default: component };
}

function load({ remote, entry, expose, force }: Parameters<typeof loadRemoteComponent>[0]) {
  registerRemotes([{ name: remote, entry }], { force });
  return loadRemote<Record<string, ComponentType>>(`${remote}/${expose}`);
}
