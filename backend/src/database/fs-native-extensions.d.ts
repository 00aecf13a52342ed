/** The part that we use; the package brings no types. */
declare module 'fs-native-extensions' {
  /** Takes an exclusive lock that belongs to the open file. False where another open file holds it. */
  export function tryLock(fd: number): boolean;
}
