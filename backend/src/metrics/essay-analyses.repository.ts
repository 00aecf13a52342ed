import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Locale } from '@marklight/contracts/language';
import type { DataSource } from 'typeorm';
import type { CommonError } from './common-error';

/** An essay, and the language standard it is analysed by. */
export interface EssayInLocale {
  id: string;
  locale: Locale;
}

/** The table `essay_analyses`: the language errors of each essay, kept once for each language standard. */
@Injectable()
export class EssayAnalysesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** By essay; one that has not been analysed by its standard is left out. */
  async findingsOf(essays: readonly EssayInLocale[]): Promise<Map<string, CommonError[]>> {
    const rows = await this.dataSource.query<{ id: string; findings: CommonError[] }[]>(
      `select analysis.essay_id as id, analysis.findings from essay_analyses analysis
       join unnest($1::uuid[], $2::text[]) as wanted (id, locale)
         on wanted.id = analysis.essay_id and wanted.locale = analysis.locale`,
      [essays.map(({ id }) => id), essays.map(({ locale }) => locale)],
    );
    return new Map(rows.map(({ id, findings }) => [id, findings]));
  }

  /** @returns null if the essay is gone */
  async textOf(essayId: string): Promise<string | null> {
    const [essay] = await this.dataSource.query<{ content: string }[]>(
      'select content from essays where id = $1',
      [essayId],
    );
    return essay?.content ?? null;
  }

  /** Does nothing if the essay is gone by then. */
  async store({ id, locale }: EssayInLocale, findings: readonly CommonError[]): Promise<void> {
    await this.dataSource.query(
      `insert into essay_analyses (essay_id, locale, findings) select id, $2, $3 from essays where id = $1
       on conflict (essay_id, locale) do update set findings = excluded.findings`,
      [id, locale, JSON.stringify(findings)],
    );
  }
}
