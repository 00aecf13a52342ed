import { threadStarts } from '../common/work/thread-starts';
import { makeThreads } from '../common/work/threads';
import { workerFile } from '../common/worker-file';
import { about, type Finding } from './finding';

/**
 * Whether essays can be checked and graded on this machine; takes a few seconds.
 * @param file the compiled thread that loads the grammar checker
 */
export async function examineGrammarChecker(
  file = workerFile(__dirname, 'grammar-checker.worker'),
): Promise<Finding> {
  const tell = about('Text checks');
  const threads = makeThreads({ file, threads: 1 });
  try {
    await threads.run(null);
    return tell('ok', 'the grammar checker can be loaded');
  } catch (error) {
    const reason = threadStarts.failed.get('grammar-checker') ?? (error as Error).message;
    return tell('problem', `no essay can be graded by the built-in grader: ${reason}`);
  } finally {
    await threads.destroy();
  }
}
