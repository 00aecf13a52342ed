import { judgedPartsOf, notAssessableOf } from './not-assessable';

/*
 * Criteria as rubrics of schools and universities word them, written down before the patterns were. Every third of
 * each list is held out: the patterns were changed by the others only.
 */
const CANNOT = [
  // The page.
  'Handwriting',
  'Neat handwriting and tidy presentation',
  'Presentation',
  'Presentation and layout',
  'Legibility',
  'Neatness and overall appearance',
  'Page layout and use of headings',
  'Formatting: double spaced, 12 point font, margins of 2.5 cm',
  'Visual presentation of the final copy',
  'Font, margins and page numbers as required',
  'Work is typed and stapled with a title page',
  // Facts and correctness.
  'Historically accurate',
  'Historical accuracy',
  'Correct explanation of photosynthesis',
  'Accuracy of content',
  'Facts are correct and up to date',
  'Scientific accuracy and correct terminology',
  'Content knowledge',
  'Knowledge and understanding',
  'Demonstrates understanding of the causes of World War I',
  'Explains how tectonic plates move',
  'Accurate information about the water cycle',
  'Identifies the key features of the Australian Constitution',
  'Understanding of economic concepts',
  'Free of factual errors',
  'Knowledge of key scientific ideas',
  'Describes the process of cell division',
  'No misconceptions about evolution',
  'Defines supply and demand correctly',
  // A work, a character, an author.
  'Portrayal of Macbeth',
  'Explores how Steinbeck presents loneliness',
  'Analysis of the poem’s imagery',
  'Author’s purpose and intended audience',
  'Understanding of the novel',
  'Interpretation of the text',
  'Identifies literary devices used by the poet',
  'Insight into Atticus Finch as a father',
  "Explains the playwright's intent",
  'Discusses the themes of the play',
  'Analyses how the director uses lighting',
  'Comparison of Romeo and Juliet with the modern film',
  'Character analysis of Scout',
  // Sources and their style.
  'APA style',
  'MLA format',
  'Correct Harvard referencing',
  'Uses at least five peer-reviewed sources',
  'Credibility of sources',
  'Sources are current, reliable and scholarly',
  'Bibliography is correctly formatted',
  'Chicago footnotes',
  'Quality of sources consulted',
  // Another language.
  'Uses the French past tense correctly',
  'Range of Spanish vocabulary',
  'Communication in the target language',
  'Accuracy of German word order',
  'Japanese characters are formed correctly',
  // Oral and performance.
  'Speaks clearly and at a suitable pace',
  'Eye contact and body language',
  'Oral delivery',
  'Pronunciation and fluency of speech',
  'Delivery of the speech to the class',
  'Confident use of voice projection and gestures',
  // Effort, behaviour, growth.
  'Effort',
  'Effort and participation',
  'Improved since the last draft',
  'Growth as a writer over the term',
  'Works well in a group',
  'Submitted on time',
  'Shows a positive attitude to learning',
  'Responds to teacher feedback',
  'Meets deadlines and works independently',
  // Working and drafts.
  'Evidence of planning and drafting',
  'Rough draft is attached',
  'Annotated drafts show the writing process',
  'Brainstorm and graphic organiser completed',
  'Peer editing checklist signed',
  'Shows all working',
  // Content whose presence is asked for, and kinds nobody knows.
  'Mentions penguins',
  'Includes a description of the local wetlands',
  'Refers to the Treaty of Waitangi',
  'Names three explorers',
  'Covers the advantages of solar power',
  'Humour',
  'Cultural sensitivity',
  'Links to the unit on sustainability',
  // Mathematics and pictures.
  'Mathematical reasoning',
  'Calculations are correct and units are shown',
  'Correct use of formulae',
  'Labelled diagram of the heart',
  'Illustrations and captions',
  'Graphs and tables are clear',
  'Pictures add to the story',
  'Cover design and use of colour',
  // Whose work it is.
  'The work is the student’s own',
  'No use of AI tools',
];

const CAN = [
  'Spelling',
  'Accuracy of spelling',
  'Spelling, grammar and punctuation',
  'Grammar and usage',
  'Correct use of punctuation',
  'Capital letters and full stops',
  'Accurate use of commas and apostrophes',
  'Conventions',
  'Mechanics',
  'Conventions of Standard English',
  'Language conventions',
  'Language',
  'Language use',
  'Use of language',
  'Editing and proofreading',
  'Correct verb tenses',
  'Control of written English',
  'Technical accuracy of the writing',
  'Sentence structure',
  'Sentence fluency',
  'Variety of sentence lengths and beginnings',
  'Vocabulary',
  'Word choice',
  'Precise and varied word choice',
  'Uses ambitious vocabulary accurately',
  'Academic language',
  'Tone and register',
  'Voice',
  'Author’s voice',
  'A formal style is maintained',
  'Awareness of audience and purpose',
  'Audience',
  'Ideas',
  'Ideas and content',
  'Content',
  'Development of ideas',
  'Depth of thought',
  'Ideas are explained in detail',
  'Explains reasons clearly',
  'Elaboration',
  'Originality of ideas',
  'Thesis statement',
  'Clear position on the topic',
  'States an opinion',
  'Main idea is clear',
  'Claim',
  'Argument',
  'Quality of argument',
  'Presentation of argument',
  'Persuasive techniques',
  'Persuasive devices',
  'Reasoning',
  'Logical reasoning and analysis',
  'Critical thinking',
  'Analysis',
  'Analysis and evaluation',
  'Analysis of evidence',
  'Explains how the evidence supports the claim',
  'Evaluates arguments on both sides',
  'Counterargument and rebuttal',
  'Acknowledges other points of view',
  'Other views',
  'Other views: Considers and answers other views',
  'Answers objections',
  'Use of evidence',
  'Evidence and examples',
  'Use of quotations',
  'Textual evidence',
  'Supports ideas with quotations from the novel',
  'Evidence from the text',
  'Supporting details',
  'Facts and examples support each point',
  'Acknowledgement of sources',
  'In-text citations',
  'Organisation',
  'Organization and structure',
  'Text structure',
  'Paragraphing',
  'Paragraphs',
  'Logical sequence of ideas',
  'Ideas are presented in a logical order',
  'Introduction',
  'Engaging opening that hooks the reader',
  'Conclusion',
  'Effective conclusion',
  'Introduction and Conclusion',
  'Topic sentences',
  'Transitions',
  'Cohesion',
  'Linking words',
  'Coherence and cohesion',
  'Flow of ideas',
  'Task response',
  'Task achievement',
  'Answers the question',
  'Relevance to the topic',
  'Understanding of the task',
  'Focus',
  'Narrative technique',
  'Character and setting',
  'Descriptive language',
  'Plot development',
  'Use of dialogue',
  'Sensory details and imagery',
  'Word count (500–700 words)',
  'Lexical resource',
  'Grammatical range and accuracy',
  'Strong Verbs and Adjectives',
  'Use of Persuasive Language',
  'Clarity of Expression',
];

/** Longer ones, name and description or whole sentences; the patterns were made by all of these. */
const CANNOT_AT_LENGTH = [
  'Content: facts about the Gold Rush are accurate',
  'Uses correct scientific vocabulary to describe photosynthesis',
  'Shows understanding of how Lady Macbeth changes',
  'Student has improved their use of paragraphs since term one',
  'The character of Piggy is analysed in depth',
  'Shows knowledge of the novel studied',
  'Evaluates the reliability of sources',
  'Cites evidence from the text using APA style',
  'Explores the theme of power in Animal Farm',
  'Relates the text to its historical context',
];
const CAN_AT_LENGTH = [
  'Ideas: the topic is narrow and manageable, and relevant details go beyond the obvious',
  'Organisation: a well planned order, with an inviting opening and a satisfying conclusion',
  'Organisation: planning is evident in the order of the paragraphs',
  'The writer takes a clear stand and supports it with reasons and examples',
  'Voice – the reader feels the person behind the words',
  'Sentence fluency: sentences vary in length and are easy to read aloud',
  'Supports claims with clear reasons and relevant evidence, using credible sources',
  'Each paragraph links to the previous one',
  'The conclusion delivers a strong message',
  'Language speaks directly to the reader',
  'Attends to audience and purpose',
  'Content is clear and precise',
  'Description of a character’s appearance and actions',
  'Describes the setting so that it creates images in the reader’s mind',
  'The response shows a clear understanding of the topic and purpose',
  'Evidence is explained and linked back to the thesis',
  'Essay stays on topic and addresses every part of the prompt',
  'Voice and style: an engaging voice, at ease with shifts of tone, image and rhythm',
  'Insight: the essay shows how the writer thinks',
  'Uses subject-specific vocabulary',
  'Length: at least 500 words',
];

const heldOut = (_: string, at: number): boolean => at % 3 === 2;
const tuned = (_: string, at: number): boolean => at % 3 !== 2;

/** Of the criteria given to the teacher, the share that had to be; and of those that had to be, the share given. */
function figures(part: (text: string, at: number) => boolean): { precision: number; recall: number } {
  const right = CANNOT.filter(part).filter((text) => notAssessableOf(text) !== null).length;
  const wrong = CAN.filter(part).filter((text) => notAssessableOf(text) !== null).length;
  return { precision: right / (right + wrong), recall: right / CANNOT.filter(part).length };
}

describe('criteria that the grader leaves to the teacher', () => {
  it('are told from the others among those that the patterns were made by', () => {
    expect(CANNOT.length).toBeGreaterThanOrEqual(60);
    expect(CAN.length).toBeGreaterThanOrEqual(60);
    const missed = CANNOT.filter(tuned).filter((text) => notAssessableOf(text) === null);
    const caught = CAN.filter(tuned).filter((text) => notAssessableOf(text) !== null);
    expect({ missed, caught }).toEqual({ missed: [], caught: [] });
  });

  it('are told from the others where they say more than a name', () => {
    expect(CANNOT_AT_LENGTH.filter((text) => notAssessableOf(text) === null)).toEqual([]);
    expect(CAN_AT_LENGTH.filter((text) => notAssessableOf(text) !== null)).toEqual([]);
  });

  it('are told from the others among those held out, nine times in ten or more', () => {
    const { precision, recall } = figures(heldOut);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it('come with a reason to the teacher', () => {
    for (const text of CANNOT.filter(tuned))
      expect(notAssessableOf(text)?.reason).toMatch(
        /^(?:This asks|The built-in grader) .+, so please mark this yourself\.$/u,
      );
    expect(notAssessableOf('Historically accurate')?.reason).toBe(
      'This asks whether the facts are right. The built-in grader cannot know that, so please mark this yourself.',
    );
  });

  it.each([
    'Correct French accents and agreements',
    'Credible, up-to-date sources',
    'Facts about volcanoes are correct',
    'Includes a labelled diagram',
    'Accurate dates for the battles',
    'Characterisation of Lady Macbeth',
    'Handed in on time',
    'Tidy margins and underlined heading',
    'Colour and layout of the poster',
    'Worked well with the group',
  ])('are left as a whole: %s', (criterion) => {
    expect(notAssessableOf(criterion)).not.toBeNull();
  });
  it.each([
    'Strong verbs',
    'Paragraph unity',
    'Persuasive tone',
    'Transition words',
    'Counterargument',
    'Topic sentences',
    'Correct tenses',
    'Formal register',
    'Quotations are introduced',
    'Coherence',
  ])('are not these: %s', (criterion) => {
    expect(notAssessableOf(criterion)).toBeNull();
  });

  it('may be part of a plain list, of which the other parts are judged', () => {
    expect(judgedPartsOf('Spelling, grammar and handwriting')).toEqual({
      judged: ['Spelling', 'grammar'],
      left: ['handwriting'],
    });
    expect(notAssessableOf('Spelling, grammar and handwriting')).toBeNull();
    expect(judgedPartsOf('Spelling and grammar')).toBeNull();
    expect(judgedPartsOf('Handwriting and layout')).toBeNull();
    expect(judgedPartsOf('Facts are right, and sentences that explain them are clear to read')).toBeNull();
  });
});
