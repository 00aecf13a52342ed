import { dataSourceOptions } from './data-source';

describe('the connections of the pool', () => {
  it('limit statements by settings of the session', () => {
    expect(dataSourceOptions('postgres://h/d', 5).extra).toMatchObject({
      statement_timeout: 60_000,
      idle_in_transaction_session_timeout: 60_000,
    });
  });

  it('send no settings to a pooler, which would refuse them, and limit statements themselves', () => {
    const { extra, applicationName } = dataSourceOptions('postgres://h/d', 5, true) as {
      extra: object;
      applicationName: string;
    };
    expect(extra).toMatchObject({ query_timeout: 60_000 });
    expect(extra).not.toHaveProperty('statement_timeout');
    expect(extra).not.toHaveProperty('idle_in_transaction_session_timeout');
    expect(applicationName).toBe('marklight-pooled');
  });
});
