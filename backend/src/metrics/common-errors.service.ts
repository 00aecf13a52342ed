import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DEFAULT_LOCALE, type Locale } from '@marklight/contracts/language';
import { METRICS_LIMITS, type MetricsReply } from '@marklight/contracts/metrics';
import type { DataSource } from 'typeorm';
import { AnalysisPool } from '../ai/analysis-pool';
import { inTime } from '../common/in-time';
import { commonErrorsOf, type CommonError } from './common-error';

/** Nobody waits longer for analyses that are not there yet; the next look has the rest. */
const PATIENCE_MS = 5_000;

interface EssayToAnalyse {
  id: string;
  /** Of its result; null where it is not graded. */
  locale: Locale | null;
}

/** The language errors that many essays share. An essay is analysed once, and what was found is kept. */
@Injectable()
export class CommonErrorsService {
  /** By essay and locale; two requests never analyse the same essay at once. */
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly pool: AnalysisPool,
  ) {}

  /** The most common kinds of error, most common first, over those of the essays that are analysed in time. */
  async of(
    userId: string,
    essays: readonly EssayToAnalyse[],
  ): Promise<Pick<MetricsReply, 'commonErrors' | 'analysedEssays'>> {
    const wanted = essays.map(({ id, locale }) => ({ id, locale: locale ?? DEFAULT_LOCALE }));
    const known = await this.known(wanted);
    const missing = wanted.filter(({ id }) => !known.has(id));
    if (missing.length === 0) return summary([...known.values()]);
    await inTime(PATIENCE_MS, this.analyseInTurn(userId, missing), undefined);
    return summary([...(await this.known(wanted)).values()]);
  }

  private async known(essays: readonly EssayInLocale[]): Promise<Map<string, CommonError[]>> {
    const rows = (await this.dataSource.query(
      `select analysis.essay_id as id, analysis.findings from essay_analyses analysis
       join unnest($1::uuid[], $2::text[]) as wanted (id, locale)
         on wanted.id = analysis.essay_id and wanted.locale = analysis.locale`,
      [essays.map(({ id }) => id), essays.map(({ locale }) => locale)],
    )) as { id: string; findings: CommonError[] }[];
    return new Map(rows.map(({ id, findings }) => [id, findings]));
  }

  /** One after the other: grading waits for the same process. */
  private async analyseInTurn(userId: string, essays: readonly EssayInLocale[]): Promise<void> {
    for (const { id, locale } of essays) {
      const key = `${id} ${locale}`;
      const run =
        this.running.get(key) ?? this.analyse(userId, id, locale).finally(() => this.running.delete(key));
      this.running.set(key, run);
      // One that cannot be analysed is left out, and tried again at the next look.
      await run.catch(() => undefined);
    }
  }

  private async analyse(userId: string, id: string, locale: Locale): Promise<void> {
    const [essay] = (await this.dataSource.query('select content from essays where id = $1', [id])) as {
      content: string;
    }[];
    if (!essay) return;
    const task = { text: essay.content, locale };
    const analysis = await this.pool.run('analyze', task, { account: userId }, 'background');
    const findings = commonErrorsOf(analysis, locale);
    await this.dataSource.query(
      `insert into essay_analyses (essay_id, locale, findings) select id, $2, $3 from essays where id = $1
       on conflict (essay_id, locale) do update set findings = excluded.findings`,
      [id, locale, JSON.stringify(findings)],
    );
  }
}

interface EssayInLocale {
  id: string;
  locale: Locale;
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
