import { BANK_API } from '@marklight/contracts/comment-bank';
import { LETTERHEAD_API } from '@marklight/contracts/letterhead';
import { ADMIN_API, API, CALIBRATION_API, ESSAY_TEXT_API } from '@marklight/contracts/routes';
import { SECOND_OPINION_API } from '@marklight/contracts/second-opinion';
import { PASSWORD } from '../factories/people';

/** Gives the id to send under a name that the operation declares in `objects`. */
export type IdOf = (name: string) => string;

const REASON = { reason: 'Asked by phone', version: 1 };
const RUBRIC = { name: 'Argument', criteria: ['Thesis'] };
const FUTURE = { startsAt: '2090-01-01T00:00:00.000Z', endsAt: '2090-01-01T01:00:00.000Z', message: 'Later' };
const TEXT = { text: 'Schools should teach every student to cook.' };

/** What a query has to say, for each call that requires anything of it. */
export const SAMPLE_QUERIES: Readonly<Record<string, (id: IdOf) => Record<string, string>>> = {
  [`delete ${API.resultProposal}`]: (id) => ({ version: '1', inForceId: id('id'), inForceVersion: '1' }),
  [`get ${API.essayPagePicture}`]: () => ({ page: '1' }),
  [`get ${API.handBack}`]: () => ({ form: 'csv' }),
  [`get ${API.handBackGradebook}`]: (id) => ({ for: 'table', assignmentId: id('assignmentId') }),
  [`get ${CALIBRATION_API.essays}`]: (id) => ({ assignmentId: id('assignmentId') }),
};

/**
 * A valid body for each call that takes one, so that a refused call would do its work if it were let in.
 * `tested` is the id that the test is about, where a body takes either one or the other.
 */
export const SAMPLE_BODIES: Readonly<Record<string, (id: IdOf, tested?: string) => object>> = {
  [`post ${API.login}`]: () => ({ email: 'nobody@school.example', password: PASSWORD }),
  [`post ${API.signup}`]: () => ({ email: 'not an address', password: PASSWORD, confirmPassword: PASSWORD }),
  [`post ${API.invitationLookUp}`]: () => ({ invitation: 'not-one-of-ours' }),
  [`post ${API.rubricReport}`]: () => ({ reason: 'Not fit for school' }),
  [`post ${ADMIN_API.decideRubricReport}`]: () => ({ decision: 'remove', reason: 'Not fit for school' }),
  [`post ${ADMIN_API.invitations}`]: () => ({ email: 'colleague@school.example' }),
  [`post ${API.verifyEmail}`]: () => ({ token: 'no-such-link', password: PASSWORD }),
  [`post ${API.resendConfirmation}`]: () => ({ email: 'nobody@school.example' }),
  [`post ${API.forgotPassword}`]: () => ({ email: 'nobody@school.example' }),
  [`post ${API.resetPassword}`]: () => ({ token: 'no-such-link', password: PASSWORD }),
  [`post ${API.confirmEmailChange}`]: () => ({ token: 'no-such-link', password: PASSWORD }),
  [`put ${API.essay}`]: (id) => ({ studentName: 'Somebody Else', assignmentId: id('assignmentId') }),
  [`put ${ESSAY_TEXT_API}`]: () => ({ text: 'Corrected.', was: '' }),
  [`put ${API.essayStudent}`]: (id) => ({ studentId: id('studentId') }),
  [`post ${API.deleteEssays}`]: (id, tested = 'ids') =>
    tested === 'ids'
      ? { ids: [id('ids')] }
      : { matching: { [tested.replace('matching.', '')]: id(tested) }, expected: 1 },
  [`post ${API.restoreEssays}`]: (id) => ({ ids: [id('ids')] }),
  [`post ${API.criteriaText}`]: () => ({ text: 'Thesis\nEvidence' }),
  [`post ${BANK_API.comments}`]: () => ({ words: 'Say how you know.' }),
  [`post ${BANK_API.import}`]: () => ({ text: 'Say how you know.\nWhy?', format: 'lines' }),
  [`put ${BANK_API.settings}`]: () => ({ grows: false }),
  [`put ${BANK_API.comment}`]: () => ({ words: 'Say how you know it.' }),
  [`put ${API.result}`]: () => ({ version: 1, feedback: [{ level: 1, feedback: 'Changed.' }] }),
  [`put ${API.resultNotesRead}`]: () => ({ read: true }),
  [`put ${API.essayReviewed}`]: () => ({ reviewed: true }),
  [`post ${API.gradeEnhanced}`]: (id) => ({ essayIds: [id('essayIds')], criteriaId: id('criteriaId') }),
  [`post ${API.gradingPreview}`]: (id) => ({ essayIds: [id('essayIds')], criteriaId: id('criteriaId') }),
  [`post ${SECOND_OPINION_API.ask}`]: (id) => ({ essayIds: [id('essayIds')] }),
  [`put ${API.resultInForce}`]: (id) => ({ version: 1, inForce: { id: id('id'), version: 1 } }),
  [`post ${API.acceptProposals}`]: (id) => {
    const essayId = id('proposals.essayId');
    const inForce = { id: essayId, version: 1 };
    return { proposals: [{ essayId, id: essayId, version: 1, inForce, isReviewed: false }] };
  },
  [`post ${API.approvals}`]: (id) => {
    const essayId = id('essays.essayId');
    return { essays: [{ essayId, id: essayId, version: 1, proposalId: null }] };
  },
  [`post ${API.takeBackApprovals}`]: (id) => {
    const essayId = id('essays.essayId');
    return { essays: [{ essayId, id: essayId, version: 1 }] };
  },
  [`post ${API.analyzeText}`]: () => TEXT,
  [`post ${API.aiDetector}`]: () => TEXT,
  [`post ${API.aiSummarizer}`]: () => TEXT,
  [`post ${API.classes}`]: () => ({ name: 'Year 10' }),
  [`put ${API.class}`]: () => ({ name: 'Year 10', version: 1 }),
  [`put ${API.classStudents}`]: () => ({ text: 'Ada Lovelace' }),
  [`post ${API.gradeAssignment}`]: () => ({}),
  [`post ${API.assignments}`]: (id) => ({ title: 'Essay', classId: id('classId'), rubricId: id('rubricId') }),
  [`put ${API.assignment}`]: (id) => ({
    title: 'Essay',
    classId: id('classId'),
    rubricId: id('rubricId'),
    version: 1,
  }),
  [`put ${API.assignmentCriteria}`]: () => ({ text: 'Thesis\nEvidence', version: 1 }),
  [`post ${API.rubrics}`]: () => RUBRIC,
  [`put ${API.rubric}`]: () => ({ ...RUBRIC, version: 1 }),
  [`put ${CALIBRATION_API.one}`]: () => ({ version: 1, shifts: false, examples: false }),
  [`put ${CALIBRATION_API.essay}`]: () => ({ version: 1, levels: [2] }),
  [`put ${API.rubricShares}`]: () => ({ shares: [{ kind: 'email', value: 'friend@school.example' }] }),
  [`post ${API.rubricImport}`]: () => ({ text: 'criterion,weight\nThesis,1' }),
  [`put ${API.profile}`]: () => ({ firstName: 'Other', lastName: 'Name', email: 'not an address' }),
  [`put ${LETTERHEAD_API.letterhead}`]: () => ({ schoolName: 'Hillside College' }),
  [`put ${API.changePassword}`]: () => ({ currentPassword: 'not this one', newPassword: 'another long one' }),
  [`post ${API.deleteAccount}`]: () => ({ password: 'not this one' }),
  [`post ${API.createSubscription}`]: () => ({}),
  [`post ${API.createPortalSession}`]: () => ({}),
  [`post ${ADMIN_API.extendTrial}`]: () => ({ ...REASON, days: 3 }),
  [`post ${ADMIN_API.giveAccess}`]: () => ({ ...REASON, until: '2090-01-01T00:00:00.000Z' }),
  [`post ${ADMIN_API.setRole}`]: () => ({ ...REASON, isAdmin: true }),
  [`post ${ADMIN_API.setDisabled}`]: () => ({ ...REASON, disabled: true }),
  [`post ${ADMIN_API.signOut}`]: () => REASON,
  [`post ${ADMIN_API.confirmEmail}`]: () => REASON,
  [`post ${ADMIN_API.resetLink}`]: () => REASON,
  [`post ${ADMIN_API.deleteUser}`]: () => ({ ...REASON, confirmEmail: 'somebody@school.example' }),
  [`put ${ADMIN_API.handwriting}`]: () => ({ allowed: false }),
  [`post ${ADMIN_API.maintenance}`]: () => FUTURE,
  [`put ${ADMIN_API.maintenanceWindow}`]: () => ({ ...FUTURE, version: 1 }),
  [`post ${ADMIN_API.cancelMaintenance}`]: () => ({ version: 1 }),
};
