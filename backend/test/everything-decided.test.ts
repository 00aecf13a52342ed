import type { GradingResult } from '@marklight/contracts/grading';
import type { HandBackForm } from '@marklight/contracts/hand-back';
import type { LedgerEntry } from '@marklight/contracts/ledger';
import { maturityOfLevels } from '@marklight/contracts/maturity';
import { unzipSync } from 'fflate';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { readCsv } from '../src/common/files/testing/read-csv';
import { readDocx } from '../src/exports/testing/read-docx';
import { aResultToDecide, FREE, WHOLE, type Decision } from './factories/result-to-decide';
import { allResultsOf } from './factories/two-works';

const { given, proposed, resultsOf, decided } = aResultToDecide();

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
    explanation: await pdf(`/api/results/${proposed().id}/explanation`),
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
    const result = proposed();
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
    const result = proposed();
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
});
