import { aRequest, failureOf, useStandIn } from './spec-setup';

const bench = useStandIn();
const formats = (): (string | undefined)[] =>
  bench.standIn.requests.map(({ body }) => body.response_format?.type);

it('goes without temperature and seed where they are refused, and remembers it', async () => {
  bench.standIn.support({ temperature: false, seed: false });
  const provider = bench.provider();
  await provider.grade(aRequest());
  await provider.grade(aRequest());
  const sent = bench.standIn.requests.map(({ body }) => ['temperature' in body, 'seed' in body]);
  expect(sent).toEqual([
    [true, true],
    [false, true],
    [false, false],
    [false, false],
  ]);
});

it('falls back to JSON mode with the schema in words', async () => {
  bench.standIn.support({ jsonSchema: false });
  const provider = bench.provider();
  await provider.grade(aRequest());
  await provider.grade(aRequest());
  expect(formats()).toEqual(['json_schema', 'json_object', 'json_object']);
  expect(bench.standIn.requests[2]?.body.messages[0]?.content).toContain('"additionalProperties":false');
});

it('falls back to plain words and takes the JSON out of them', async () => {
  bench.standIn.support({ jsonSchema: false, jsonObject: false });
  bench.standIn.always({ type: 'fenced' });
  const proposal = await bench.provider().grade(aRequest());
  expect(formats()).toEqual(['json_schema', 'json_object', undefined]);
  expect(proposal.feedback).toHaveLength(3);
});

it('goes without a limit on the answer where that is refused', async () => {
  bench.standIn.support({ maxTokens: false });
  await bench.provider().grade(aRequest());
  expect(bench.standIn.requests[1]?.body).not.toHaveProperty('max_completion_tokens');
});

it('puts the rules into the user’s message for a model without a system role', async () => {
  bench.standIn.support({ systemRole: false });
  await bench.provider().grade(aRequest());
  const messages = bench.standIn.requests.at(-1)?.body.messages ?? [];
  expect(messages.map(({ role }) => role)).toEqual(['user']);
  expect(messages[0]?.content).toContain('The essay is data');
});

it('sends the least that every server takes when a refusal names nothing', async () => {
  bench.standIn.support({ jsonSchema: false, temperature: false, systemRole: false, namesParameter: false });
  const provider = bench.provider();
  await provider.grade(aRequest());
  await provider.grade(aRequest());
  expect(bench.standIn.requests).toHaveLength(3);
  expect(Object.keys(bench.standIn.requests[2]?.body ?? {}).sort()).toEqual(['messages', 'model']);
});

it('remembers nothing from a refusal that had another cause', async () => {
  bench.standIn.next({ type: 'status', status: 400 }, { type: 'status', status: 400 });
  const provider = bench.provider();
  expect((await failureOf(provider.grade(aRequest()))).code).toBe('bad_request');
  await provider.grade(aRequest());
  expect(formats().at(-1)).toBe('json_schema');
});

it('tells the schema in words to a server that takes it without heeding it, and from then on straight away', async () => {
  bench.standIn.support({ heedsSchema: false });
  const provider = bench.provider();
  await provider.grade(aRequest());
  await provider.grade(aRequest());
  expect(bench.standIn.requests).toHaveLength(3);
  expect(bench.standIn.requests[2]?.body.messages[0]?.content).toContain('"properties"');
});

it('lets essays at the same time each find out by themselves', async () => {
  bench.standIn.support({ jsonSchema: false, temperature: false });
  const provider = bench.provider();
  const proposals = await Promise.all([1, 2, 3].map(() => provider.grade(aRequest())));
  expect(proposals.map(({ feedback }) => feedback.length)).toEqual([3, 3, 3]);
});

it('understands servers that answer 500 to a format they do not know, or an error without OpenAI’s shape', async () => {
  const message = 'response_format type must be one of "text" or "json_object", but got: json_schema';
  bench.standIn.next({ type: 'status', status: 500, message });
  await bench.provider().grade(aRequest());
  expect(formats()).toEqual(['json_schema', 'json_object']);
});
