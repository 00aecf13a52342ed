/** The words by which a sentence shows where in an essay it belongs. */

/** Leans on something said before it: no essay opens with it. */
export const LEANING =
  /^(?:and|but|so|because|also|then|however|therefore|another|secondly|second|thirdly|third|lastly|finally|next|furthermore|moreover|this|these|that|those|they|it|he|she|him|her|which|in conclusion|for example|for instance|such|the other|the last|after that)(?!\p{L})/iu;
/** Addresses the reader, raises a question, names the text or a time, or takes a side. */
export const OPENING =
  /^(?:dear|hello|hi|to whom|have you|do you|did you|what is|imagine|many people|most people|some people|in my opinion|i think|i believe|in (?:the|this) (?:story|essay|article|text|passage|poem|book)|this (?:essay|story|paper)|one (?:day|time)|once|when i was|nowadays|today)(?!\p{L})/iu;
export const ENDING =
  /(?:in conclusion|to conclude|in summary|to sum up|all in all|in closing|as you can see|sincerely|in the end|overall|thank you|that is why|this is why|i hope|finally|lastly)(?!\p{L})/iu;
/** Looks back on all that was said. */
export const LOOKING_BACK = /^(?:so|therefore|all (?:of )?(?:this|these)|for (?:these|all))(?!\p{L})/iu;
export const STEPS: readonly RegExp[] = [
  /(?<!\p{L})(?:first of all|firstly|to begin with|one reason|the first|first)(?!\p{L})/iu,
  /(?<!\p{L})(?:secondly|another reason|second|the second|next)(?!\p{L})/iu,
  /(?<!\p{L})(?:thirdly|third|the third)(?!\p{L})/iu,
  /(?<!\p{L})(?:lastly|finally|in conclusion|to conclude|in summary)(?!\p{L})/iu,
];
export const ADDING =
  /(?<!\p{L})(?:also|another|in addition|furthermore|moreover|besides|the other)(?!\p{L})/iu;
/** What tends to come in the first half: how things began, or how common they are. */
export const EARLY =
  /(?<!\p{L})(?:once|one day|first|at first|began|begin|started|woke|born|decided|introduc\p{L}*|many people|some people|nowadays|do you|have you|ever)(?!\p{L})/iu;
/** What tends to come towards the end: what was learnt, wished or asked. */
export const LATE =
  /(?<!\p{L})(?:please|hope|thank|remember|lesson|learned|learnt|from then on|since then|ever since|after all|now you|next time)(?!\p{L})/iu;
/** Starts that need what they contrast with, or give a case of, right before them. */
export const TIED =
  /^(?:but|however|yet|although|still|instead|on the other hand|for example|for instance|such as|like|one example|an example)(?!\p{L})/iu;
