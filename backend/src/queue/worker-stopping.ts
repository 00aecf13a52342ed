/** Why a job is asked to end: its process does. The job is handed back, not failed. */
export class WorkerStopping extends Error {
  constructor() {
    super('this worker is being stopped');
    this.name = 'WorkerStopping';
  }
}
