import { useState } from 'react';
import { useConfigQuery } from '@marklight/api-client/config-api';
import type { Grader } from '@marklight/contracts/grader-choice';

/** The grader that is shown as chosen, at first the one that the server is set up with; undefined where there is no choice. */
export function useChosenGrader(): [Grader | undefined, (grader: Grader) => void] {
  const { data: config } = useConfigQuery();
  const [chosen, choose] = useState<Grader>('ai-service');
  return [config && config.provider.name !== 'built-in' ? chosen : undefined, choose];
}
