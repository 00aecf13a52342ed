import type { ReviewRequest } from '@marklight/contracts/decisions';
import type { FeedbackItem, GradingResult } from '@marklight/contracts/grading';
import type { LedgerEntry } from '@marklight/contracts/ledger';
import { maturityOfLevels } from '@marklight/contracts/maturity';
import { unzipSync } from 'fflate';
import type { HandBackForm } from '@marklight/contracts/hand-back';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { readCsv } from '../src/exports/testing/read-csv';
import { readDocx } from '../src/exports/testing/read-docx';
import { untilGraded } from './factories/class-set';
import { aGradedEssayForEachTest } from './factories/results';
import { acceptProposals, allResultsOf } from './factories/two-works';

const [PROPOSED, FREE] = ['School gardens teach patience.', 'They also feed the canteen.'] as const;
const ESSAY = `${PROPOSED} ${FREE} In the end everybody eats.`;

const given = aGradedEssayForEachTest(ESSAY);
let result: GradingResult;
beforeEach(async () => {
  // The grader quoted the first sentence for the first criterion, and none for the second.
  const evidence = [{ quote: PROPOSED, start: 0, end: PROPOSED.length }];
  await given.app.database.query(
    `update grading_results set feedback = jsonb_set(jsonb_set(feedback, '{0,evidence}', $2::jsonb),
       '{1,identifiedText}', '"No sentence of the essay could be quoted."') where essay_id = $1`,
    [given.essayId, JSON.stringify(evidence)],
  );
  result = (await resultsOf())[0];
});

type Decision = ReviewRequest['feedback'][number];
type Whole = NonNullable<ReviewRequest['whole']>;

const resultsOf = async () =>
  (await given.teacher.agent.get('/api/results?texts=included').expect(200)).body as [
    GradingResult,
    ...GradingResult[],
  ];
const asIs = ({ level, feedback }: FeedbackItem): Decision => ({ level, feedback });

/** Changes the first criterion, and the whole. */
const decide = (first: Partial<Decision>, whole?: Whole, of = result) =>
  given.teacher.agent.put(`/api/results/${of.id}`).send({
    version: of.version,
    feedback: of.feedback.map((item, n) => (n === 0 ? { ...asIs(item), ...first } : asIs(item))),
    whole,
  });
const decided = async (first: Partial<Decision>, whole?: Whole, of = result) =>
  (await decide(first, whole, of).expect(200)).body as GradingResult;

async function exported(): Promise<{ pdf: string; csv: string; json: GradingResult; explanation: string }> {
  const pdf = async (path: string) => {
    const { body } = await given.teacher.agent
      .get(path)
      .set('Accept', 'application/pdf')
      .buffer(true)
      .expect(200);
    const printed = readPdf(body as Buffer).pages.flatMap(({ texts }) => texts.map(({ text }) => text));
    return printed.join(' ').replace(/\s+/g, ' ');
  };
  const csv = await given.teacher.agent.get('/api/export/reports').expect(200);
  const json = await given.teacher.agent.get('/api/export/detailed-feedback').expect(200);
  return {
    pdf: await pdf('/api/export/detailed-feedback'),
    csv: readCsv(csv.text).flat().join(' '),
    json: (json.body as [GradingResult])[0],
    explanation: await pdf(`/api/results/${result.id}/explanation`),
  };
}

/** What the student is given, in each form; the archives for platforms hold the same sheets under other names. */
async function handedBack(
  notes = '',
): Promise<Record<Exclude<HandBackForm, 'moodle_zip' | 'canvas_zip'>, string>> {
  const file = async (form: HandBackForm) => {
    const path = `/api/hand-back?form=${form}&unreviewed=include${notes}`;
    const { body } = await given.teacher.agent
      .get(path)
      .buffer(true)
      .parse((response, done) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => done(null, Buffer.concat(pieces)));
      })
      .expect(200);
    return body as Buffer;
  };
  const inside = async (form: HandBackForm) =>
    Object.values(unzipSync(await file(form)))[0] ?? new Uint8Array();
  const pdf = (bytes: Uint8Array) =>
    readPdf(bytes)
      .pages.flatMap(({ texts }) => texts.map(({ text }) => text))
      .join(' ');
  const docx = async (bytes: Uint8Array) => (await readDocx(bytes)).text;
  return {
    pdf: pdf(await file('pdf')),
    docx: await docx(await file('docx')),
    pdf_zip: pdf(await inside('pdf_zip')),
    docx_zip: await docx(await inside('docx_zip')),
    csv: readCsv((await file('csv')).toString())
      .flat()
      .join(' '),
  };
}

const WHOLE: Whole = {
  remark: 'My own remark on the whole.\nIt has two lines.',
  strengths: ['My strength one.', 'My strength two.'],
  areasForImprovement: ['My area.'],
  nextSteps: ['My next step.'],
  cognitiveLevel: 'My cognitive level.',
  writingMaturity: 'My writing maturity.',
  thematicConsistency: 'My thematic words.',
  argumentStructure: 'My structure words.',
  evidenceQuality: 'My evidence words.',
  linguisticComplexity: 'My language words.',
  leaveOutOriginality: true,
  comments: [
    {
      ...{ id: 'two', start: ESSAY.indexOf('In the end'), end: ESSAY.length },
      ...{ quote: 'In the end everybody eats.', words: 'My comment on the end.', criterion: null },
    },
    {
      ...{ id: 'one', start: ESSAY.indexOf('feed'), end: ESSAY.indexOf('feed') + 4 },
      ...{ quote: 'feed', words: 'My comment on a word.', criterion: 'Evidence' },
    },
  ],
};

describe('what the grader said of the whole by its levels', () => {
  const [AREA, AFTER, STEP] = ['Begin with your thesis.', 'After that, add evidence.', 'Ask a friend.'];
  const OTHER = 'It breaks off.';

  it('is true of the levels that the teacher gave, in every reply and every file', async () => {
    await given.app.database.query(
      `update grading_results set overall_analysis = overall_analysis || $2::jsonb where essay_id = $1`,
      [
        given.essayId,
        JSON.stringify({
          areasForImprovement: [OTHER, AREA, AFTER],
          nextSteps: [STEP],
          writingMaturity: 'Beginning, going by the levels of its criteria together.',
          bearsOn: { areasForImprovement: [null, 0, 1], nextSteps: [0] },
        }),
      ],
    );
    const saved = await decided({ level: 4 });
    const maturity = maturityOfLevels(saved.feedback.map(({ level }) => level));
    expect(saved.overallAnalysis).toMatchObject({
      areasForImprovement: [OTHER],
      nextSteps: [],
      writingMaturity: maturity,
    });
    expect(saved.leftOut).toEqual({ areasForImprovement: [AREA, AFTER], nextSteps: [STEP] });
    const { explanation: _explanation, json, ...files } = await exported();
    expect(json.overallAnalysis).toEqual(saved.overallAnalysis);
    const short = maturity.split(',', 1).join();
    for (const [name, text] of Object.entries({ ...files, ...(await handedBack('&notes=include')) })) {
      expect([name, text.includes(OTHER), text.includes(short)]).toEqual([name, true, true]);
      expect([name, /Beginning|Begin with|After that|Ask a friend/.exec(text)]).toEqual([name, null]);
    }
    for (const text of Object.values(await handedBack())) expect(text).not.toContain(short);
    const { body } = await given.teacher.agent.get(`/api/essays/${given.essayId}/ledger`).expect(200);
    const fields = (body as LedgerEntry[]).map((one) => one.kind === 'changed' && one.change.field);
    expect(fields).not.toContain('writingMaturity');
    expect(fields).not.toContain('areasForImprovement');
  });
});

describe('everything that a student reads', () => {
  it('is changed by the teacher, and appears changed in every reply and every file', async () => {
    const quote = FREE;
    const words = (name: string): Decision => ({
      level: 4,
      feedback: `My feedback on ${name}.`,
      evidence: [quote],
      improvementSteps: [`My first step for ${name}.`, `My second step for ${name}.`],
      exemplarComparison: `My comparison for ${name}.`,
    });
    const request = {
      version: result.version,
      feedback: [words('thesis'), words('evidence')],
      whole: WHOLE,
    };
    const reply = await given.teacher.agent.put(`/api/results/${result.id}`).send(request).expect(200);
    const saved = reply.body as GradingResult;

    expect(saved.feedback).toMatchObject(
      ['thesis', 'evidence'].map((name, n) => ({
        ...words(name),
        evidence: [{ quote, start: expect.any(Number) as number }],
        identifiedText: quote,
        suggestions: `My first step for ${name}. My second step for ${name}.`,
        proposed: { feedback: result.feedback[n]?.feedback },
      })),
    );
    const proposals = saved.feedback.map(({ proposed, status: _, ...item }) => ({ ...item, ...proposed }));
    expect(proposals).toEqual(result.feedback.map(({ status: _, ...item }) => item));
    const { remark, strengths, areasForImprovement, nextSteps, cognitiveLevel, writingMaturity } = WHOLE;
    expect(saved.overallAnalysis).toEqual({
      ...{ remark, strengths, areasForImprovement, nextSteps, cognitiveLevel, writingMaturity },
    });
    expect(saved.contextualInsights).toEqual({
      thematicConsistency: WHOLE.thematicConsistency,
      argumentStructure: WHOLE.argumentStructure,
      evidenceQuality: WHOLE.evidenceQuality,
      linguisticComplexity: WHOLE.linguisticComplexity,
      originalityScore: null,
    });
    expect(saved.proposedWhole).toEqual({
      ...result.overallAnalysis,
      ...result.contextualInsights,
      remark: '',
    });

    expect(saved.comments.map(({ id }) => id)).toEqual(['one', 'two']);
    expect((await resultsOf())[0]).toEqual(saved);
    expect((await allResultsOf(given.teacher, given.essayId))[0]).toEqual(saved);
    const { pdf, csv, json, explanation } = await exported();
    expect(json).toEqual(saved);
    expect(explanation).toContain(quote);
    const mine = [
      ...['thesis', 'evidence'].flatMap((name) => Object.values(words(name))),
      ...Object.values({ ...WHOLE, comments: WHOLE.comments?.map(({ words }) => words) }),
    ]
      .flat()
      .filter((text) => typeof text === 'string')
      .flatMap((text) => text.split('\n'));
    const theirs = [
      ...result.feedback.flatMap((item) => [
        item.feedback,
        ...item.improvementSteps,
        item.exemplarComparison,
        ...item.evidence.map((one) => one.quote),
      ]),
      ...Object.values(result.overallAnalysis).flat(),
      ...Object.values(result.contextualInsights),
    ].filter((text) => typeof text === 'string' && text !== '');
    expect(theirs.length).toBeGreaterThan(10);
    for (const file of [pdf, csv, ...Object.values(await handedBack())]) {
      const spaced = file.replace(/\s+/g, ' ');
      for (const text of mine) expect(spaced).toContain(text.replace(/\s+/g, ' '));
      for (const text of theirs) expect(spaced).not.toContain(text);
    }
    expect(pdf).not.toContain('Originality');
  });

  it('is removed by the teacher, and no file says more of it', async () => {
    const nothing: Decision = {
      level: 1,
      feedback: '',
      evidence: [],
      improvementSteps: [],
      exemplarComparison: '',
    };
    const empty = Object.fromEntries(
      Object.entries(WHOLE).map(([name, value]) => [
        name,
        Array.isArray(value) ? [] : typeof value === 'string' ? '' : value,
      ]),
    );
    await given.teacher.agent
      .put(`/api/results/${result.id}`)
      .send({ version: result.version, feedback: [nothing, nothing], whole: empty })
      .expect(200);
    const { pdf } = await exported();
    const { csv: _, ...sheets } = await handedBack();
    for (const file of [pdf, ...Object.values(sheets)])
      for (const heading of [
        ...['Overall', 'Steps to improve', 'Compared with', 'Insights', 'could be quoted', 'patience'],
        ...['Strengths', 'Next steps', 'More about this essay'],
      ])
        expect(file).not.toContain(heading);
  });

  it('goes back to what was proposed, part by part and altogether', async () => {
    const changed = await decided({ evidence: [], improvementSteps: ['Mine.'] }, WHOLE);
    const stepsBack = await decided({ improvementSteps: null }, { strengths: null }, changed);
    expect(stepsBack.feedback[0]).toMatchObject({
      evidence: [],
      improvementSteps: result.feedback[0]?.improvementSteps,
    });
    expect(stepsBack.overallAnalysis).toMatchObject({
      strengths: result.overallAnalysis.strengths,
      nextSteps: WHOLE.nextSteps,
    });
    const none = Object.fromEntries(Object.keys(WHOLE).map((name) => [name, null]));
    const back = await decided({ evidence: null }, none, stepsBack);
    expect({ ...back, version: 0 }).toEqual({ ...result, version: 0 });
    const typedAgain = await decided(
      {
        improvementSteps: result.feedback[0]?.improvementSteps,
        evidence: result.feedback[0]?.evidence.map(({ quote }) => quote),
        exemplarComparison: result.feedback[0]?.exemplarComparison,
      },
      { strengths: result.overallAnalysis.strengths, leaveOutOriginality: false },
      back,
    );
    expect({ ...typedAgain, version: 0 }).toEqual({ ...result, version: 0 });
  });

  it('stays as it was saved by a client that sends only levels and feedback', async () => {
    const changed = await decided({ evidence: [], improvementSteps: ['Mine.'] }, { remark: 'Well done.' });
    const again = await decided({ feedback: 'New words.' }, undefined, changed);
    expect(again.feedback[0]).toMatchObject({ evidence: [], improvementSteps: ['Mine.'] });
    expect(again.overallAnalysis.remark).toBe('Well done.');
  });

  it('is not overwritten by a second window', async () => {
    await decided({}, { remark: 'From the first window.' });
    const { body } = await decide({}, { remark: 'From the second window.' }).expect(409);
    expect(body.code).toBe('changed_meanwhile');
    expect((await resultsOf())[0].overallAnalysis.remark).toBe('From the first window.');
  });

  it('makes a decided result, which a new grading does not replace and whose decisions it takes over', async () => {
    const changed = await decided({ improvementSteps: ['My step.'] }, { remark: 'Well done.' });
    const again = { essayIds: [given.essayId], criteriaId: result.criteriaId, locale: 'en-US' };
    await given.teacher.agent.post('/api/grade-enhanced').send(again).expect(202);
    await untilGraded(given.teacher);
    expect((await resultsOf())[0].id).toBe(changed.id);
    await given.teacher.agent
      .post('/api/grade-enhanced')
      .send({ ...again, again: 'all' })
      .expect(202);
    await untilGraded(given.teacher);
    const waiting = await given.teacher.agent.get('/api/proposals').expect(200);
    expect(waiting.body).toMatchObject([{ decisions: 2, carriedOver: 2 }]);
    await acceptProposals(given.teacher);
    const [accepted] = await resultsOf();
    expect(accepted.id).not.toBe(changed.id);
    expect(accepted.overallAnalysis.remark).toBe('Well done.');
    expect(accepted.feedback[0]).toMatchObject({
      improvementSteps: ['My step.'],
      feedback: accepted.feedback[0]?.proposed?.feedback,
    });
  });

  it('is in the ledger, each change with what it was and what it became', async () => {
    const [was] = result.feedback;
    const changed = await decided(
      { evidence: [], improvementSteps: ['Mine.'], exemplarComparison: 'Mine too.' },
      { remark: 'Well done.', strengths: [], leaveOutOriginality: true },
    );
    await decided({}, { remark: 'Well done.' }, changed);
    const { body } = await given.teacher.agent.get(`/api/essays/${given.essayId}/ledger`).expect(200);
    const criterion = { number: 1, text: 'Clear thesis' };
    const changes = (body as LedgerEntry[]).flatMap((line) => (line.kind === 'changed' ? [line.change] : []));
    expect(changes.reverse()).toEqual([
      { field: 'evidence', criterion, from: was?.evidence.map(({ quote }) => quote), to: [] },
      { field: 'improvementSteps', criterion, from: was?.improvementSteps, to: ['Mine.'] },
      { field: 'exemplarComparison', criterion, from: was?.exemplarComparison, to: 'Mine too.' },
      { field: 'strengths', from: result.overallAnalysis.strengths, to: [] },
      { field: 'remark', from: '', to: 'Well done.' },
      { field: 'originalityScore', from: result.contextualInsights.originalityScore, to: null },
    ]);
  });
});

describe('a quote', () => {
  it('is the essay’s own words, whatever quotation marks and spaces the teacher typed', async () => {
    const words = FREE;
    const saved = await decided({ evidence: [`  “${words.replaceAll(' ', '  ')}” `] });
    const [evidence] = saved.feedback[0]?.evidence ?? [];
    expect(evidence?.quote).toBe(words);
    expect(result.essay.content.slice(evidence?.start, evidence?.end)).toBe(words);
  });

  it('that the essay does not have is refused with its place, and nothing is saved', async () => {
    const { body } = await decide({
      feedback: 'Changed.',
      evidence: [FREE, 'Words that no student wrote here.'],
    }).expect(400);
    expect(body.code).toBe('quote_not_in_essay');
    expect(body.message).toContain('Quote 2 of criterion 1');
    expect(body.message).not.toContain('no student wrote');
    expect((await resultsOf())[0]).toEqual(result);
  });
});

describe('what the teacher types', () => {
  it('is cleaned of what nobody can see, and nothing else', async () => {
    const saved = await decided(
      {
        improvementSteps: [' A\u200b step\u0007 on\n two lines ', '  '],
        exemplarComparison: 'One\r\n\u202etwo',
      },
      { remark: '<b>Bold</b> & =1+1', nextSteps: ['\u{e0041}', 'Kept'] },
    );
    expect(saved.feedback[0]).toMatchObject({
      improvementSteps: ['A step  on  two lines'],
      exemplarComparison: 'One\ntwo',
    });
    expect(saved.overallAnalysis).toMatchObject({ remark: '<b>Bold</b> & =1+1', nextSteps: ['Kept'] });
    const csv = await given.teacher.agent.get('/api/export/reports').expect(200);
    expect(readCsv(csv.text).flat()).toContain('<b>Bold</b> & =1+1');
  });

  it.each<[string, Partial<Decision>, Whole]>([
    ['a step that is too long', { improvementSteps: ['x'.repeat(2_001)] }, {}],
    ['too many steps', { improvementSteps: Array<string>(21).fill('x') }, {}],
    ['a comparison that is too long', { exemplarComparison: 'x'.repeat(10_001) }, {}],
    ['a quote that is too long', { evidence: ['x'.repeat(4_001)] }, {}],
    ['too many quotes', { evidence: Array<string>(21).fill('x') }, {}],
    ['a remark that is too long', {}, { remark: 'x'.repeat(10_001) }],
    ['too many strengths', {}, { strengths: Array<string>(21).fill('x') }],
    ['an entry of another kind', { improvementSteps: [7 as unknown as string] }, {}],
  ])('is refused for %s', async (_, first, whole) => {
    const { body } = await decide(first, whole).expect(400);
    expect(body.message).not.toBe('');
  });
});
