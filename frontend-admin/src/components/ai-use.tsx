import type { AnalyticsReply } from '@marklight/contracts/admin';
import { Table, type TableColumnType } from '@marklight/ui/antd-table';
import { costOf } from '@marklight/ui/words';
import { number } from '../logic/words';
import { Handwriting } from './handwriting';
import { LocalAi } from './local-ai';

interface Sum {
  when: string;
  tokens: number;
  costUsd: number | null;
}

const COLUMNS: TableColumnType<Sum>[] = [
  { key: 'when', title: 'When', dataIndex: 'when', rowScope: 'row' },
  { key: 'tokens', title: 'Tokens', align: 'right', render: (_value, { tokens }) => number(tokens) },
  { key: 'cost', title: 'Cost', align: 'right', render: (_value, { costUsd }) => costOf(costUsd) },
];

/** What the AI service was used for, in tokens and money, and how much each teacher may use. */
export function AiUse({ ai: { thisMonth, allTime, cap } }: { ai: AnalyticsReply['ai'] }) {
  const used = allTime.tokens > 0;
  return (
    <section className="ml-card ml-stack ml-gap-12 ml-shrink" aria-labelledby="ad-ai">
      <h3 id="ad-ai">AI service</h3>
      {used ? (
        <Table<Sum>
          size="small"
          pagination={false}
          dataSource={[
            { when: 'This month (UTC)', ...thisMonth },
            { when: 'All time', ...allTime },
          ]}
          rowKey="when"
          columns={COLUMNS}
        />
      ) : (
        <p className="ml-hint">
          {cap === null ? 'No tokens were used. The built-in grader needs none.' : 'No tokens were used yet.'}
        </p>
      )}
      {(used || cap !== null) && <p className="ml-hint">{capText(cap)}</p>}
      <LocalAi />
      <Handwriting />
    </section>
  );
}

function capText(cap: AnalyticsReply['ai']['cap']): string {
  if (cap === null) return 'There is no monthly cap on it. AI_MONTHLY_TOKEN_CAP sets one.';
  const onTrial = cap.onTrial === null ? '' : `, an account on trial ${number(cap.onTrial)}`;
  return `Each teacher may use ${number(cap.tokens)} tokens a month${onTrial}. AI_MONTHLY_TOKEN_CAP sets it.`;
}
