import { DataSource } from 'typeorm';
import { aTeacher, type Person } from './factories/people';
import { statementsOf } from './setup/statements';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  teacher = await aTeacher(app);
});
afterAll(() => app.close());

describe('the statements of a piece of work', () => {
  it('are those that it and its requests send, and not those of the background', async () => {
    const product = app.nest.get(DataSource);
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const background = begun.then(() => product.query('select 1 as background'));
    const sent = await statementsOf(app, async () => {
      begin();
      await background;
      await product.query('select 2 as direct');
      await teacher.agent.get('/api/essays?page=1').expect(200);
    });
    const texts = sent.map(({ sql }) => sql);
    expect(texts[0]).toBe('select 2 as direct');
    expect(texts.join('\n')).toMatch(/\bessays\b/);
    expect(texts.join('\n')).not.toContain('background');
  });

  it('are counted no longer once it has ended', async () => {
    const sent = await statementsOf(app, () => teacher.agent.get('/api/essays?page=1').expect(200));
    const count = sent.length;
    await teacher.agent.get('/api/essays?page=1').expect(200);
    expect(sent).toHaveLength(count);
  });
});
