import type { LocalAiReply } from '@marklight/contracts/admin';
import { useLocalAiQuery } from '../api/admin-api';
import { useAdmin } from '../hooks/admin-context';

/**
 * Servers for open models on the server's machine, and how to grade with one; nothing if a service already grades.
 */
export function LocalAi() {
  const { email } = useAdmin();
  const { data } = useLocalAiQuery({ email });
  // Only a hint: if it cannot be fetched, the page is complete without it.
  if (!data?.servers) return null;
  return data.servers.length === 0 ? (
    <p className="ml-hint">
      The built-in grader is in use. No server for open models (Ollama, LM Studio, llama.cpp) answers on this
      machine.
    </p>
  ) : (
    <ul className="ml-list ml-stack ml-gap-8 ml-anywhere" aria-label="AI servers on this machine">
      {data.servers.map((server) => (
        <Server key={server.baseUrl} {...server} />
      ))}
    </ul>
  );
}

type Found = NonNullable<LocalAiReply['servers']>[number];

function Server({ name, models, howToUse }: Found) {
  return howToUse === null ? (
    <li>{`${name} runs on this machine, but has no model yet.`}</li>
  ) : (
    <li>
      {`${name} runs on this machine, with ${models.join(', ')}. To grade with it, start the server with`}{' '}
      <code>{howToUse}</code>
    </li>
  );
}
