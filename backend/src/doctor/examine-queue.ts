import type { Client } from 'pg';
import { readQueueState } from '../health/queue-state.repository';
import { about, type Finding } from './finding';

/** Whether any worker is grading, how long the oldest essay has waited, and which work is stuck. */
export async function examineQueue(client: Client, mailIsOn: boolean): Promise<Finding[]> {
  const tell = about('Queue');
  const state = await readQueueState(client);
  const { gradingWorkers: workers, open, openMinutes, stuck, stuckIds } = state;
  const jobs = open === 0 ? 'nothing waits' : `${open} waiting, the oldest for ${openMinutes ?? 0} minutes`;
  const findings: Finding[] = [];
  if (workers > 0) findings.push(tell('ok', `${workers} ${workers === 1 ? 'worker' : 'workers'}; ${jobs}`));
  else if (open > 0)
    findings.push(tell('problem', `no worker is running; ${jobs}. Start the server, or npm run worker`));
  else findings.push(tell('note', `no worker is running (the server is stopped); ${jobs}`));
  if (stuck > 0 && workers > 0) {
    findings.push(
      tell(
        'problem',
        `${stuck} ${stuck === 1 ? 'grading is' : 'gradings are'} stuck: ${stuckIds.join(', ')}. ` +
          'They are queued again within a minute; if they are still here then, restart the server and look at its log',
      ),
    );
  }
  if (mailIsOn && state.lateMails > 0) {
    const who = state.mailWorkers > 0 ? 'the mail server does not accept them' : 'no worker sends mail';
    findings.push(
      tell(
        state.mailWorkers > 0 ? 'note' : 'problem',
        `${state.lateMails} ${state.lateMails === 1 ? 'mail waits' : 'mails wait'} for more than ten minutes: ${who}`,
      ),
    );
  }
  return findings;
}
