import { OPERATIONS } from '@marklight/contracts/operations';
import { readJson, type ReadJson } from './read-json';

export interface JsonBodyTask {
  bytes: Uint8Array;
  /** Place in OPERATIONS. */
  operation: number;
}

export function run({ bytes, operation }: JsonBodyTask): ReadJson {
  return readJson(bytes, OPERATIONS[operation]?.body);
}
