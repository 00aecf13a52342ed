import type { ProviderName } from '@marklight/contracts/grading';
import { LANGUAGE_STANDARDS, type Locale } from '@marklight/contracts/language';

/** What graded, or will grade, as words: "the built-in grader", "gpt-4o through the AI service". */
export function graderOf(provider: { name: ProviderName; model: string }): string {
  if (provider.name === 'built-in') return 'the built-in grader';
  return provider.model ? `the AI model ${provider.model}` : 'an AI model';
}

/** "Australian English"; the code itself where it is not one of ours. */
export function languageOf(locale: Locale): string {
  return LANGUAGE_STANDARDS.find((standard) => standard.locale === locale)?.label ?? locale;
}
