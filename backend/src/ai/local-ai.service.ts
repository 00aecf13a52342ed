import { Injectable } from '@nestjs/common';
import type { LocalAiReply } from '@marklight/contracts/admin';
import { AppConfig } from '../config/app-config';
import { findLocalAiServers, howToUse, USUAL_PLACES } from './local-ai-servers';

/** Finds servers for open models on this machine, for administrators who use none yet. */
@Injectable()
export class LocalAi {
  /** The addresses where it looks; tests look elsewhere. */
  places = USUAL_PLACES;

  constructor(private readonly config: AppConfig) {}

  /** Looks for nothing if an AI service already grades. */
  async look(): Promise<LocalAiReply> {
    if (this.config.providerName !== 'built-in') return { servers: null };
    const isTurnedOff = this.config.env.AI_PROVIDER === 'built-in';
    const servers = await findLocalAiServers(this.places);
    return { servers: servers.map((server) => ({ ...server, howToUse: howToUse(server, isTurnedOff) })) };
  }
}
