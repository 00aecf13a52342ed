import type { DetectorReply, SummarizerReply } from '@marklight/contracts/ai-tools';
import type {
  AiUsage,
  ContextualInsights,
  EssayFlag,
  NoteToTeacher,
  OverallAnalysis,
  ProviderName,
  ReviewReason,
} from '@marklight/contracts/grading';
import type { Genre } from '@marklight/contracts/genre';
import type { Locale } from '@marklight/contracts/language';
import type { Strictness } from '@marklight/contracts/strictness';
import type { KnownPeople } from './privacy/known-people';

export interface CriterionToGrade {
  text: string;
  /** Relative weight, above 0. */
  weight: number;
  /** What each level 0–4 looks like, where the rubric says so. */
  levelDescriptions?: readonly string[];
}

export interface GradingRequest {
  essayText: string;
  /** Null if no name is known. A provider that sends text away replaces the name first. */
  studentName: string | null;
  /** The other people that the product knows of; their names are replaced as well as the student's. */
  people?: KnownPeople;
  locale: Locale;
  criteria: readonly CriterionToGrade[];
  /** The assignment's title and instructions, where there is one. */
  task: string | null;
  /** The kind of writing that the teacher set on the assignment; without one it is recognised from task and text. */
  genre?: Genre | null;
  /** The school year of the students, 1–13, where it is known. */
  yearLevel?: number | null;
  /** Standard if it is left out. */
  strictness?: Strictness;
  /** Other essays with the teacher's levels, for a provider that reads them; each shortened already. */
  examples?: readonly ExampleEssay[];
}

/** An essay that the teacher marked by the same criteria. */
export interface ExampleEssay {
  essayText: string;
  studentName: string | null;
  /** In the order of the criteria. */
  levels: readonly number[];
}

/** What a provider proposes for one criterion, before anything is checked. */
export interface ProposedFeedback {
  /** Position in `GradingRequest.criteria`. */
  criterionIndex: number;
  /** 0–4; null where the essay's words cannot show it, and the teacher has to mark it. */
  level: number | null;
  /**
   * Why there is no level, as one or two sentences to the teacher ("Handwriting cannot be seen in typed text."). Read
   * only where `level` is null; the check then keeps nothing else of the proposal but its reviewReasons.
   */
  notAssessedReason?: string;
  feedback: string;
  chainOfThought: string;
  /** Words of the essay; those that do not stand in it are dropped by the check. */
  quotes: readonly string[];
  improvementSteps: readonly string[];
  exemplarComparison: string;
  /** 0–100. */
  confidence: number;
  reviewReasons: readonly ReviewReason[];
}

/** For each entry, the criterion that it is about, counted from 0; null if it is about none. */
export type BearsOn = Record<'areasForImprovement' | 'nextSteps', (number | null)[]>;

export interface ProposedAnalysis extends OverallAnalysis {
  /** Left out if the grader does not know. */
  bearsOn?: BearsOn;
}

export interface GradingProposal {
  feedback: readonly ProposedFeedback[];
  overallAnalysis: ProposedAnalysis;
  contextualInsights: ContextualInsights;
  flags: readonly EssayFlag[];
  /** None if it is left out. */
  notesToTeacher?: readonly NoteToTeacher[];
  model: string;
  /** The version of our request that it answers; null or absent if none was made. */
  promptVersion?: string | null;
  usage: AiUsage | null;
  /** How long the service took, in milliseconds; absent where none was asked. */
  answerMs?: number;
  /** Exactly what left the server; null where nothing did. */
  textAsSent: string | null;
}

export interface CallOptions {
  /** Whose turn the call takes if calls have to wait for each other. */
  account?: string;
  /** True if nobody is waiting for the answer; calls that somebody is waiting for go first. */
  background?: boolean;
  signal?: AbortSignal;
  /**
   * Whether a call that was sent before the signal was aborted is still awaited, because it has to be paid for and `onUsage`
   * says what it cost. Calls that have not been sent by then are not made either way.
   */
  finishesCalls?: boolean;
  /**
   * When somebody asked for this, in milliseconds since 1970; now if it is left out. A service that has just refused
   * everybody is asked again only for what was wanted after that.
   */
  askedAt?: number;
  /** Whose names may stand in a text of an AI tool; a GradingRequest brings its own. */
  people?: KnownPeople;
  /**
   * Whether an essay with words that may speak to the grader can be asked about a second time, without them. True if
   * it is left out.
   */
  mayAskTwice?: boolean;
  /** Called once with what an answered call cost, even if the signal was aborted; a ProviderError carries the cost of a failed one. */
  onUsage?: (usage: AiUsage) => void;
}

/** What is written on a page, in lines: paragraphs, headings, lines of verse. Empty if nothing is. */
export interface PageReading {
  writing: string;
  model: string;
}

/** The seam behind which essays are judged. Implementations: `built-in/` and `openai/`. */
export interface AiProvider {
  readonly name: ProviderName;
  readonly model: string;
  /** @throws ProviderError with a cause a teacher can read. */
  grade(request: GradingRequest, options?: CallOptions): Promise<GradingProposal>;
  /** @throws ProviderError */
  detect(text: string, locale: Locale, options?: CallOptions): Promise<DetectorReply>;
  /** @throws ProviderError */
  summarize(text: string, locale: Locale, options?: CallOptions): Promise<SummarizerReply>;
  /**
   * Reads handwriting on the picture of a page. Nothing on it can be hidden, so it is called only where an administrator has
   * agreed to that. Absent from a provider that sees no pictures.
   * @throws ProviderError
   */
  readPage?(jpeg: Uint8Array, options?: CallOptions): Promise<PageReading>;
  /**
   * Whether the model sees pictures, tried on one of ours.
   * @throws ProviderError, also if it refuses pictures
   */
  seesPictures?(options?: CallOptions): Promise<boolean>;
}
