import type { Canvas } from '@napi-rs/canvas';

/**
 * Frees the memory of canvases, 18 MB for a page: the garbage collector does not know about it and would run too
 * late.
 */
export function letGo(...canvases: readonly Canvas[]): void {
  for (const canvas of canvases) canvas.width = canvas.height = 1;
}
