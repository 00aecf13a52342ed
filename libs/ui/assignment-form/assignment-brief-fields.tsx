import { SOURCE_TEXT_MAX_CHARACTERS } from '@marklight/contracts/business';
import { CLASS_FIELD_MESSAGES, type Assignment } from '@marklight/contracts/classes';
import { LANGUAGE_STANDARDS } from '@marklight/contracts/language';
import { SelectField } from '@marklight/ui/select-field';
import { TextAreaField } from '@marklight/ui/text-area-field';
import { TextField } from '@marklight/ui/text-field';
import { ConflictingValue } from '@marklight/ui/conflicting-value';
import { SourceTextFile } from './source-text-file';
import type { RecordForm } from '@marklight/ui/use-record-form';

/** The brief as the form holds it: everything as typed. */
export const briefValuesOf = (saved: Assignment | null) => ({
  sourceText: saved?.sourceText ?? '',
  yearLevel: saved?.yearLevel?.toString() ?? '',
  wordsMin: saved?.wordsMin?.toString() ?? '',
  wordsMax: saved?.wordsMax?.toString() ?? '',
  locale: saved?.locale ?? '',
});
export type BriefValues = ReturnType<typeof briefValuesOf>;

/** Errors found before sending: text that is not a number would otherwise be sent as an empty field. */
export function briefErrorsOf(values: BriefValues): Partial<BriefValues> {
  const isWrong = (typed: string) => Number.isNaN(numberOf(typed) ?? 0);
  return {
    ...(isWrong(values.yearLevel) && { yearLevel: CLASS_FIELD_MESSAGES.yearLevel }),
    ...(isWrong(values.wordsMin) && { wordsMin: CLASS_FIELD_MESSAGES.words }),
    ...(isWrong(values.wordsMax) && { wordsMax: CLASS_FIELD_MESSAGES.words }),
  };
}

/** As a request carries it. */
export const briefBodyOf = ({ sourceText, yearLevel, wordsMin, wordsMax, locale }: BriefValues) => ({
  sourceText,
  yearLevel: numberOf(yearLevel),
  wordsMin: numberOf(wordsMin),
  wordsMax: numberOf(wordsMax),
  locale: LANGUAGE_STANDARDS.find((standard) => standard.locale === locale)?.locale ?? null,
});

const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed.trim().replaceAll(',', '')));

const NUMBERS = [
  { field: 'yearLevel', label: 'Year level', what: 'year level', placeholder: '1–13' },
  { field: 'wordsMin', label: 'Minimum words', what: 'minimum words', placeholder: 'No limit' },
  { field: 'wordsMax', label: 'Maximum words', what: 'maximum words', placeholder: 'No limit' },
] as const;

const STANDARDS = [
  { value: '', label: 'Australian English, unless another is chosen when grading starts' },
  ...LANGUAGE_STANDARDS.map(({ locale, label }) => ({ value: locale, label })),
];

/** What the grader needs to know about an assignment besides the instructions. */
export function AssignmentBriefFields<Values extends BriefValues>({
  form,
}: {
  form: RecordForm<Assignment, Values>;
}) {
  const { values, errors } = form;
  return (
    <>
      <div>
        <TextAreaField
          label="Source text"
          value={values.sourceText}
          error={errors.sourceText}
          rows={4}
          hint={`The text that students write about, if there is one, up to ${SOURCE_TEXT_MAX_CHARACTERS.toLocaleString('en-AU')} characters. The grader compares their words with it.`}
          onChange={(value) => form.set('sourceText', value)}
        />
        <SourceTextFile value={values.sourceText} onChange={(value) => form.set('sourceText', value)} />
        <ConflictingValue form={form} field="sourceText" what="source text" />
      </div>
      <div className="ml-tiles">
        {NUMBERS.map(({ field, label, what, placeholder }) => (
          <div key={field}>
            <TextField
              label={label}
              value={values[field]}
              error={errors[field]}
              inputMode="numeric"
              autoComplete="off"
              placeholder={placeholder}
              onChange={(event) => form.set(field, event.target.value)}
            />
            <ConflictingValue form={form} field={field} what={what} />
          </div>
        ))}
      </div>
      <div>
        <SelectField
          label="Language standard"
          value={values.locale}
          options={STANDARDS}
          error={errors.locale}
          onChange={(value) => form.set('locale', value)}
        />
        <ConflictingValue
          form={form}
          field="locale"
          what="language standard"
          shown={STANDARDS.find(({ value }) => value === form.theirs?.locale)?.label}
        />
      </div>
    </>
  );
}
