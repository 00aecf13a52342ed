import type { FindingKind } from './linter';

const names = (text: string): string[] => text.trim().split(/\s+/u);

/*
 * The rules of harper.js that are switched on, by what a teacher would call the finding. It has some 880;
 * the others are house style (Oxford comma, long sentences, "very"), product names, programmers' words or
 * rare idioms: of no use in school writing, and five times the time. Rules that marked right sentences of
 * school essays are left out too.
 */
const RULES: Readonly<Record<FindingKind, readonly string[]>> = {
  spelling: names(`SpellCheck The TransposedSpace DisjointPrefixes Misspell MergeWords
    ToLoseTooLoose Payed Misunderstood OnesSelf AllThough`),
  grammar:
    names(`AnA AdjectiveDoubleDegree AdjectiveOfA AnAnother AnotherOnes AnotherThings AskNoPreposition AwareOf
    BeAllowed CallThem CompoundSubjectI CriteriaPhenomena DespiteItIs DespiteOf DidPast Discuss DoMistake DontCan
    DoubleModal EachOthersPossessive ElsePossessive ExceptOf GoodAt HadOf HavePassed HavePronoun
    HeDos HelpedPast HowItLooksLike IAmAgreement IDo InflectedVerbAfterTo InterestedIn IsBeenAuxSequence
    LessWorse LetToDo LookForwardTo LookingForwardTo LooksLikes MakeItSeem MassNouns MayOfPronoun ModalBeAdjective ModalOf
    ModalSeem MoreBetter MostNumber MostOfTheTimes NeedToNoun NominalWants
    NorModalPronoun NotBeAfterNot OneOfTheSingular PluralWrongWordOfPhrase PronounAre PronounInflectionBe PronounKnew
    PronounVerbAgreement QuantifierNeedsOf QuantifierNumeralConflict RegularIrregulars SimilarLike
    SimplePastToPastParticiple SingleBe SomeOfThe SomeWithoutArticle SupposedTo TheAnother TheMy ThereIsAgreement
    ThereMissingIsClause ThesesThese TheyToThem ToTo UseToUsedTo VeryLess WantBe WillNonLemma WishCould
    WithoutOut WorseOrWorst WorthToDo RedundantProgressiveComparative
    RedundantSuperlatives ThoughThought DoToDueTo IsKnownFor`),
  punctuation:
    names(`ItsContraction ItsPossessive PronounContraction Didnt Cant WrongApostrophe Theres LetsConfusion
    IAm PluralDecades`),
  capitalisation: names('CapitalizePersonalPronouns SentenceCapitalization'),
  word_choice:
    names(`APart AWhile AllReady BoarderBorder ColdModalTypo DoesOrDose ExitedExcitedContext FeelFell
    FindFine HopHope NowWay PossessiveYour PrincipleToPrincipalRoleNoun QuiteQuiet
    SafeToSave SaveToSafe SeamToSeem ThatThan TheWhetherWeather TheirToThere TheirToTheyre ThenThan ThereOwn
    ThereToTheir TheyreConfusions TheyreToTheir ThieveNoun ThingThink ThinkKnowOff ToTooIdioms ToTwoToo TooTo
    VerseAsVerb WaistWaste WasAloud WayTooAdjective WereWhere WroteToRote YourOutClauseAgreement
    YourPredicateAdjective Bought EludedTo EverEvery Everyday Alongside Myself Yourself Itself Everyone Everybody
    Somewhere Someone Somebody Without Instead Overall Nowadays Meanwhile Therefore OpenCompounds`),
  repetition: names('RepeatedWords TheTheToThatThe ThatThis'),
};

const KIND_OF_RULE = new Map(
  (Object.entries(RULES) as [FindingKind, readonly string[]][]).flatMap(([kind, rules]) =>
    rules.map((rule): [string, FindingKind] => [rule, kind]),
  ),
);

export const HARPER_RULES: readonly string[] = [...KIND_OF_RULE.keys()];

/** What a finding of the rule is about; null for a rule that is not switched on. */
export function kindOfRule(rule: string): FindingKind | null {
  return KIND_OF_RULE.get(rule) ?? null;
}

/**
 * Rules that see that something is wrong, but not what was meant: their suggestion is one of several possible ones.
 */
const UNSURE: ReadonlySet<string> = new Set(
  names(`ModalBeAdjective NominalWants VeryLess ThereIsAgreement MassNouns TheyToThem OneOfTheSingular RegularIrregulars
    DisjointPrefixes AnAnother MergeWords WillNonLemma RepeatedWords PronounKnew FeelFell ThatThis ThatThan GoodAt`),
);

/** Whether a rule's suggestion is what any teacher would write there. */
export const mayCorrect = (rule: string): boolean => !UNSURE.has(rule);
