import { explainFailure } from '../common/failures/explain-failure';

/** Runs one command for people: its lines to the output, its exit code, and a failure as one line. */
export function runCommand(command: (say: (line: string) => void) => Promise<number>): void {
  command((line) => void process.stdout.write(`${line}\n`)).then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${explainFailure(error)}\n`);
      process.exit(1);
    },
  );
}
