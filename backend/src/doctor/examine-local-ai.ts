import { findLocalAiServers, howToUse, type LocalPlace } from '../ai/local-ai-servers';
import type { AppConfig } from '../config/app-config';
import { about, type Finding } from './finding';

/** How many models of a server are named; the line to use it names the first. */
const NAMED = 5;

/**
 * Servers of open models on this machine, with the line that makes one of them grade. Looks only if no AI service
 * grades yet.
 */
export async function examineLocalAi(config: AppConfig, places?: readonly LocalPlace[]): Promise<Finding[]> {
  if (config.providerName !== 'built-in') return [];
  const tell = about('Local AI');
  const servers = await findLocalAiServers(places);
  if (servers.length === 0)
    return [
      tell(
        'ok',
        'no server for open models answers on this machine (Ollama, LM Studio, llama.cpp); none is needed',
      ),
    ];
  return servers.map((server) => {
    const line = howToUse(server, config.env.AI_PROVIDER === 'built-in');
    if (line === null)
      return tell('note', `${server.name} answers at ${server.baseUrl}, but has no model yet`);
    const named = server.models.slice(0, NAMED).join(', ');
    const more = server.models.length > NAMED ? ` and ${server.models.length - NAMED} more` : '';
    return tell('note', `${server.name} is here with ${named}${more}; to grade with it: ${line} npm start`);
  });
}
