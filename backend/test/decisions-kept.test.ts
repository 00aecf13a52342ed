import type { LedgerEntry } from '@marklight/contracts/ledger';
import { untilGraded } from './factories/class-set';
import { aResultToDecide, WHOLE } from './factories/result-to-decide';
import { acceptProposals } from './factories/two-works';

const { given, proposed, resultsOf, decide, decided } = aResultToDecide();

describe('everything that a student reads', () => {
  it('goes back to what was proposed, part by part and altogether', async () => {
    const result = proposed();
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
    const result = proposed();
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
    const result = proposed();
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
