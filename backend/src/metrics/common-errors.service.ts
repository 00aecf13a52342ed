import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, type Locale } from '@marklight/contracts/language';
import { METRICS_LIMITS, type MetricsReply } from '@marklight/contracts/metrics';
import { AnalysisPool } from '../ai/analysis-pool';
import { inTime } from '../common/in-time';
import { commonErrorsOf, type CommonError } from './common-error';
import { EssayAnalysesRepository, type EssayInLocale } from './essay-analyses.repository';

/** Nobody waits longer for analyses that are not ready yet; the next request has the rest. */
const PATIENCE_MS = 5_000;

interface EssayToAnalyse {
  id: string;
  /** The locale of its result; null if it is not graded. */
  locale: Locale | null;
}

/** The language errors that many essays share. An essay is analysed once, and what was found is kept. */
@Injectable()
export class CommonErrorsService {
  /** By essay and locale; two requests never analyse the same essay at the same time. */
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly analyses: EssayAnalysesRepository,
    private readonly pool: AnalysisPool,
  ) {}

  /** The most common kinds of error, most common first, over those of the essays that are analysed in time. */
  async of(
    userId: string,
    essays: readonly EssayToAnalyse[],
  ): Promise<Pick<MetricsReply, 'commonErrors' | 'analysedEssays'>> {
    const wanted = essays.map(({ id, locale }) => ({ id, locale: locale ?? DEFAULT_LOCALE }));
    const known = await this.analyses.findingsOf(wanted);
    const missing = wanted.filter(({ id }) => !known.has(id));
    if (missing.length === 0) return summary([...known.values()]);
    await inTime(PATIENCE_MS, this.analyseInTurn(userId, missing), undefined);
    return summary([...(await this.analyses.findingsOf(wanted)).values()]);
  }

  /** One after the other: grading waits for the same process. */
  private async analyseInTurn(userId: string, essays: readonly EssayInLocale[]): Promise<void> {
    for (const essay of essays) {
      const key = `${essay.id} ${essay.locale}`;
      const run =
        this.running.get(key) ?? this.analyse(userId, essay).finally(() => this.running.delete(key));
      this.running.set(key, run);
      // An essay that cannot be analysed is left out, and tried again at the next request.
      await run.catch(() => undefined);
    }
  }

  private async analyse(userId: string, essay: EssayInLocale): Promise<void> {
    const text = await this.analyses.textOf(essay.id);
    if (text === null) return;
    const { locale } = essay;
    const analysis = await this.pool.run('analyze', { text, locale }, { account: userId }, 'background');
    await this.analyses.store(essay, commonErrorsOf(analysis, locale));
  }
}

function summary(essays: readonly CommonError[][]): Pick<MetricsReply, 'commonErrors' | 'analysedEssays'> {
  const totals = new Map<string, { count: number; essays: number }>();
  for (const { message, count } of essays.flat()) {
    const total = totals.get(message) ?? { count: 0, essays: 0 };
    totals.set(message, { count: total.count + count, essays: total.essays + 1 });
  }
  const commonErrors = [...totals]
    .map(([message, total]) => ({ message, ...total }))
    .sort((a, b) => b.count - a.count || b.essays - a.essays || a.message.localeCompare(b.message))
    .slice(0, METRICS_LIMITS.commonErrors);
  return { commonErrors, analysedEssays: essays.length };
}
