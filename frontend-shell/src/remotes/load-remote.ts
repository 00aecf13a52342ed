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
  const { remote, entry, expose, force } = options;
  registerRemotes([{ name: remote, entry }], { force });
  const loaded = await loadRemote<Record<string, ComponentType>>(`${remote}/${expose}`);
  const component = loaded?.[expose];
  if (!component) throw new Error(`The remote ${remote} has no ${expose}.`);
  return { default: component };
}
