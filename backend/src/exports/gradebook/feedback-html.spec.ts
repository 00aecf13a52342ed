import { feedbackHtml, inAscii } from './feedback-html';
import type { Sheet } from '../hand-back/sheet';

const SHEET: Sheet = {
  ...{
    student: 'Mia Chen',
    studentNumber: null,
    mark: null,
    filename: 'essay.pdf',
    className: null,
    assignment: null,
  },
  notReviewed: null,
  grade: 'Grade C, score 2.5 / 4 (62.5%)',
  remark: 'Well <done>.\nGo on.',
  criteria: [
    {
      ...{
        name: 'Use of "evidence" & sources',
        status: 'adequate',
        level: 'Level 2 of 4, Sound',
        comparison: '',
      },
      ...{
        feedback: 'You name one source.',
        description: '',
        weight: '',
        rubric: '',
        comparisonLabel: '',
        quotes: [{ number: 1, words: 'a source' }],
        steps: ['Name another.'],
      },
    },
  ],
  comments: [{ mark: 'C1', quote: 'a source', words: 'Which <b>one</b>?', criterion: '' }],
  lists: [{ title: 'Strengths', entries: ['Order', 'Voice'] }],
  texts: [],
};

describe('feedback as Moodle keeps it', () => {
  it('is one line of HTML in which nobody’s words are markup', () => {
    expect(feedbackHtml(SHEET)).toBe(
      '<p><strong>Grade C, score 2.5 / 4 (62.5%)</strong></p><p>Well &lt;done&gt;.<br>Go on.</p>' +
        '<p><strong>Use of &quot;evidence&quot; &amp; sources</strong> (Level 2 of 4, Sound)<br>You name one source.<br>Name another.</p>' +
        '<p>“a source”: Which &lt;b&gt;one&lt;/b&gt;?</p>' +
        '<p><strong>Strengths</strong></p><ul><li>Order</li><li>Voice</li></ul>',
    );
    expect(feedbackHtml({ ...SHEET, notReviewed: 'Not reviewed.' })).toMatch(
      /^<p><em>Not reviewed\.<\/em><\/p>/,
    );
  });

  it('can be written in ASCII', () => {
    expect(inAscii('“Zoë” 😀')).toBe('&#8220;Zo&#235;&#8221; &#128512;');
  });
});
