import type { NoteToTeacher, ReviewReason } from '@marklight/contracts/grading';
import type { GradingProposal, GradingRequest, ProposedFeedback } from '../provider';
import { quoteFinder } from '../quote-check';
import type { CriterionAnswer, GradingAnswer } from './answer-schema';
import { Said, shortComment, shortPoint } from './bounded';
import { exemplarOf } from './exemplar';
import { quotedWordsCheck } from './quoted-words';
import { tidyQuote } from './tidy-quote';

const QUOTES_KEPT = 5;
/** Of the essay as a whole: what it does best, what matters most, what comes after. */
const WHOLE = { strengths: 1, areasForImprovement: 2, nextSteps: 2 } as const;
const NOTES_KEPT = 5;
const COMMENT_LEFT_OUT =
  'The grader’s comment quoted words that are not in this essay, so it was left out. Please write your own.';
const READ_IT = 'The grader asks you to read this essay yourself.';

type WordsOfAnswers = Pick<
  GradingProposal,
  'feedback' | 'overallAnalysis' | 'contextualInsights' | 'notesToTeacher'
>;

/**
 * What the answers say, as far as it may be proposed: every field without sentences that quote what the essay does not
 * have, comments short, nothing twice. What is said of the whole essay is taken from the first answer.
 * @param answers one for each batch of criteria, with names put back
 */
export function wordsOfAnswers(
  answers: readonly GradingAnswer[],
  batchSize: number,
  request: GradingRequest,
): WordsOfAnswers {
  const editor = new Editor(request);
  const feedback = answers.flatMap(({ criteria }, batch) =>
    [...criteria]
      .sort((a, b) => a.criterion - b.criterion)
      .map((item) => editor.feedback(item, batch * batchSize + item.criterion - 1)),
  );
  const [opening] = answers;
  if (!opening) throw new RangeError('There is no answer to read.');
  const { overallAnalysis: overall, contextualInsights: insights } = opening;
  return {
    feedback,
    overallAnalysis: {
      strengths: editor.points(overall.strengths, WHOLE.strengths),
      areasForImprovement: editor.points(overall.areasForImprovement, WHOLE.areasForImprovement),
      nextSteps: editor.points(overall.nextSteps, WHOLE.nextSteps),
      cognitiveLevel: editor.remark(overall.cognitiveLevel),
      writingMaturity: editor.remark(overall.writingMaturity),
    },
    contextualInsights: {
      thematicConsistency: editor.remark(insights.thematicConsistency),
      argumentStructure: editor.remark(insights.argumentStructure),
      evidenceQuality: editor.remark(insights.evidenceQuality),
      linguisticComplexity: editor.remark(insights.linguisticComplexity),
      originalityScore: Math.round(insights.originalityScore),
    },
    notesToTeacher: answers
      .flatMap(({ notesToTeacher }) => notesToTeacher)
      .slice(0, NOTES_KEPT)
      .flatMap((note) => editor.note(note)),
  };
}

/** Goes through the texts of one essay's answers in the order in which they are read. */
class Editor {
  private readonly checkQuoted: ReturnType<typeof quotedWordsCheck>;
  private readonly find: ReturnType<typeof quoteFinder>;
  /** What the teacher gave, besides the essay. */
  private readonly given: readonly string[];
  /** That, and the essay. */
  private readonly known: readonly string[];
  private readonly said = new Said();

  constructor(private readonly request: GradingRequest) {
    this.given = [
      request.task ?? '',
      ...request.criteria.flatMap(({ text, levelDescriptions = [] }) => [text, ...levelDescriptions]),
    ];
    this.known = [request.essayText, ...this.given];
    this.checkQuoted = quotedWordsCheck(request.essayText, this.given);
    this.find = quoteFinder(request.essayText);
  }

  feedback(item: CriterionAnswer, criterionIndex: number): ProposedFeedback {
    const { level, confidence } = item;
    if (level === null) return notAssessed(item, criterionIndex);
    const reviewReasons = new Set<ReviewReason>();
    const checked = (prose: string): string => {
      const { text, isSound } = this.checkQuoted(prose);
      if (!isSound) reviewReasons.add('quote_not_found');
      return text;
    };
    const { essayText } = this.request;
    const quotes = item.quotes.map((quote) => tidyQuote(quote, essayText)).filter((quote) => quote !== '');
    if (quotes.length === 0) reviewReasons.add('no_evidence');
    const { rewrite } = item;
    const exemplar = rewrite && exemplarOf(rewrite, this.find, this.known);
    if (exemplar && !exemplar.isFound) reviewReasons.add('quote_not_found');
    const steps = this.said.news(item.improvementSteps.map(checked).filter((step) => step !== ''));
    const comment = shortComment({ feedback: checked(item.feedback), improvementSteps: steps });
    this.said.remember(comment.feedback);
    return {
      criterionIndex,
      level,
      feedback: comment.feedback === '' ? COMMENT_LEFT_OUT : comment.feedback,
      chainOfThought: checked(item.chainOfThought),
      quotes: [...new Set(quotes)].slice(0, QUOTES_KEPT),
      improvementSteps: comment.improvementSteps,
      exemplarComparison: exemplar?.text ?? '',
      confidence: Math.round(confidence),
      reviewReasons: [...reviewReasons],
    };
  }

  points(texts: readonly string[], most: number): string[] {
    const checked = texts.map((text) => this.checkQuoted(text).text).filter((text) => text !== '');
    return this.said.news(checked).slice(0, most).map(shortPoint);
  }

  remark(text: string): string {
    return shortPoint(this.checkQuoted(text).text);
  }

  /** Concern for somebody is kept even where its words have to go. */
  note({ about, words, quote }: GradingAnswer['notesToTeacher'][number]): NoteToTeacher[] {
    const evidence = quote ? this.find(tidyQuote(quote, this.request.essayText)) : null;
    const kept = this.remark(words) || (about === 'welfare' ? READ_IT : '');
    return kept === '' ? [] : [{ about, words: kept, evidence }];
  }
}

function notAssessed({ whyNoLevel }: CriterionAnswer, criterionIndex: number): ProposedFeedback {
  return {
    criterionIndex,
    level: null,
    notAssessedReason: shortPoint(whyNoLevel ?? ''),
    feedback: '',
    chainOfThought: '',
    quotes: [],
    improvementSteps: [],
    exemplarComparison: '',
    confidence: 0,
    reviewReasons: [],
  };
}
