declare const hidden: unique symbol;

/**
 * Text that may go to an AI service: our own words, or somebody's with personal details replaced and unseen
 * characters taken out. `PersonalDetails.hide` makes it; a plain string does not pass for it, and `hidden-text.spec.ts`
 * lists the few files that may use the ways below.
 */
export type HiddenText = string & { readonly [hidden]: true };

/** For `PersonalDetails` alone. */
export const asHidden = (text: string): HiddenText => text as HiddenText;

/** Words of this program that are not a template, such as a schema or one of our labels. */
export const fromCode = (text: string): HiddenText => text as HiddenText;

/** Hidden text cut, numbered or spaced otherwise; nothing of another text may come in. */
export const shaped = (text: HiddenText, change: (text: string) => string): HiddenText =>
  change(text) as HiddenText;

/** One of our sentences around texts that are already hidden. */
export function ours(words: TemplateStringsArray, ...values: readonly (HiddenText | number)[]): HiddenText {
  return String.raw({ raw: [...words] }, ...values) as HiddenText;
}

export const joinHidden = (parts: readonly HiddenText[], separator: '\n' | '\n\n' | ', ' | ' '): HiddenText =>
  parts.join(separator) as HiddenText;
