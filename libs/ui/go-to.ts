/** Leaves for another document of the site: the server decides again what to show there. */
export function goTo(path: string): void {
  window.location.assign(path);
}

/** Opens the same document again. */
export function reloadPage(): void {
  window.location.reload();
}
