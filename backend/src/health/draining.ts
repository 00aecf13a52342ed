/** Whether this process is on its way out and wants no new work. */
export class Draining {
  now = false;
}
