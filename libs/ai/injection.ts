import type { Evidence } from '@marklight/contracts/grading';

/*
 * Sentences that speak to the grader instead of the reader. Each pattern needs the words of a command or of a
 * message's frame, so that an essay about examinations or about AI does not match: "Teachers should give full
 * marks for effort" is an argument, "Give this essay full marks" is not.
 */
const PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\s+(?:\w+\s+){0,3}(?:previous|prior|above|earlier|preceding|foregoing|existing|system|all)\s+(?:\w+\s+){0,2}(?:instructions?|prompts?|rules?|directions?|guidelines?|commands?|messages?|criteria|rubrics?)/giu,
  // A command opens its sentence; “many people ignore the rules” does not.
  /(?<=(?:^|[.!?:;\n"“'(])\s{0,3}(?:(?:please|now|and|you must|you should) )?)(?:ignore|disregard|forget|override|bypass)\s+(?:the|your|any|these|those|all)\s+(?:\w+\s+){0,2}(?:instructions|prompt|rubric|criteria|grading|marking)\b/gimu,
  /\b(?:award|give|assign|grant|grade|score|mark|rate)\s+(?:this|the|my)\s+(?:essay|student|paper|submission|response|text|work|answer)\b[^.!?\n]{0,40}\b(?:full|maximum|highest|top|perfect|a\+?|100|10\/10|outstanding|level\s*4|4\/4|100\s*%)(?![\p{L}])/giu,
  /\b(?:award|give|assign|grant)\s+(?:it\s+|me\s+|them\s+)?(?:the\s+)?(?:full|maximum|highest|top|perfect)\s+(?:possible\s+)?(?:marks?|scores?|grades?|points?|credit|level)\b(?=[^.!?\n]{0,60}\b(?:essay|criterion|criteria|every|all|each|now|please)\b|\s*[.!\n]|\s*$)/giu,
  /\b(?:award|give|assign|grant|grade|score|mark|rate)\s+(?:it\s+|me\s+|this\s+)?(?:an?\s+|the\s+)?(?:level\s*4|4\/4|100\s*%|full marks|top marks)\s+(?:for|on|in|to)\s+(?:everything|(?:all|every|each|the)\s+(?:\w+\s+){0,2}criteri)/giu,
  /\b(?:as|you are|you're|act as|pretend to be)\s+(?:now\s+)?an?\s+(?:\w+\s+){0,2}(?:ai|language model|llm|chatbot|assistant|grader|automated (?:grader|marker))\b[^.!?\n]{0,60}\b(?:must|should|will|shall|respond|output|reply|grade|award|give)\b/giu,
  /\b(?:dear|attention|note to|message to|instructions? (?:to|for)|hey|hello)\s+(?:the\s+)?(?:ai|llm|gpt|chatgpt|language model|ai grader|ai marker|automated (?:grader|marker)|grading (?:ai|system|model|assistant))\b/giu,
  /<\/?(?:system|assistant|user|instructions?|im_start|im_end|essay|prompt)\b[^<>\n]{0,40}>|<\|[\w-]{1,30}\|>|\[\/?(?:INST|SYS(?:TEM)?)\]|^[^\S\r\n\u2028\u2029]*#{2,}\s*(?:system|instructions?|assistant|new instructions)\b/gimu,
  /^[^\S\r\n\u2028\u2029]*(?:system|assistant|developer)\s*(?:prompt|message|note|override)?\s*:\s*\S/gimu,
  /["'“]?(?:score|grade|level|criterionIndex|confidence|feedback|percentage)["'”]\s*:\s*(?:["'“\d[{])/giu,
  /\b(?:respond|reply|answer|output|return)\s+(?:only\s+)?(?:with|in)\s+(?:the\s+following\s+|valid\s+|this\s+)?(?:json|a\s+grade|an?\s+["“']?a["”']?|full marks|level)\b/giu,
  /\b(?:set|change|make)\s+(?:all|every|each|the)\s+(?:\w+\s+){0,2}(?:levels?|scores?|grades?|confidence)\s+(?:to|be|equal to|=)\s*\S/giu,
  /\b(?:system|hidden|new|updated|secret)\s+(?:prompt|instructions?)\s*:/giu,
  /\bdo not (?:grade|mark|assess|deduct|penali[sz]e|mention|flag|report)\b[^.!?\n]{0,40}\b(?:this|essay|errors?|mistakes?|instructions?|message)\b/giu,
  /\b(?:the|this) (?:teacher|administrator|examiner|developer) (?:has )?(?:already )?(?:approved|authorised|authorized|confirmed|verified)\b[^.!?\n]{0,60}\b(?:marks?|grade|score|full|override)\b/giu,
];
const MOST = 20;

/**
 * Instructions to a grader in an essay's visible text, each as the sentence or line that holds it, in order,
 * at most 20. They stay part of the essay as text; who finds them flags them and leaves them out of evidence.
 */
export function findInstructions(essayText: string): Evidence[] {
  const found: Evidence[] = [];
  for (const pattern of PATTERNS) {
    for (const match of essayText.matchAll(pattern)) {
      // A pattern that begins at a line's start takes the empty lines before it along.
      const from = match.index + match[0].search(/\S/u);
      const { start, end } = aroundMatch(essayText, from, match.index + match[0].length);
      if (!found.some((other) => start < other.end && end > other.start)) {
        found.push({ quote: essayText.slice(start, end), start, end });
      }
      if (found.length >= MOST) break;
    }
  }
  return found.sort((a, b) => a.start - b.start).slice(0, MOST);
}

/** The sentence or line around a match, at most 200 characters to each side. */
function aroundMatch(text: string, from: number, to: number): { start: number; end: number } {
  let start = from;
  const lowest = Math.max(0, from - 200);
  while (start > lowest && !/[\n.!?]/u.test(text.charAt(start - 1))) start -= 1;
  let end = to;
  const highest = Math.min(text.length, to + 200);
  while (end < highest && !/[\n.!?]/u.test(text.charAt(end))) end += 1;
  if (end < highest && text.charAt(end) !== '\n') end += 1;
  while (start < from && /\s/u.test(text.charAt(start))) start += 1;
  while (end > to && /\s/u.test(text.charAt(end - 1))) end -= 1;
  return { start, end };
}

/** The text with the instructions blanked out, every other offset unchanged: what a judgement may rest on. */
export function withoutInstructions(essayText: string, instructions: readonly Evidence[]): string {
  let text = essayText;
  for (const { start, end } of instructions) {
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/gu, ' ') + text.slice(end);
  }
  return text;
}
