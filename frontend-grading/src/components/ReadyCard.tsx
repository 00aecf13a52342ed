import { Check, CircleDashed, Play } from 'lucide-react';
import { Suspense, useId } from 'react';
import { useConfigQuery } from '@marklight/api-client/config-api';
import type { CriteriaSet } from '@marklight/contracts/criteria';
import { GRADING_MESSAGES } from '@marklight/contracts/grading';
import { LANGUAGE_STANDARDS, type Locale } from '@marklight/contracts/language';
import { Button } from '@marklight/ui/antd';
import { NativeSelectField } from '@marklight/ui/native-select-field';
import { countOf } from '@marklight/ui/words';
import type { StartingChoice } from '../hooks/use-starting-choice';
import { graderOf } from '../logic/provider-words';
import { StartingChoices } from './later';

const STANDARD_CHOICES = LANGUAGE_STANDARDS.map(({ locale, label }) => ({ value: locale as string, label }));

export interface ReadyCardProps {
  essayCount: number;
  criteria: CriteriaSet | null;
  /** Their list could not be loaded. */
  essaysUnknown: boolean;
  criteriaUnknown: boolean;
  choice: StartingChoice;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  /** True while status entries exist. */
  isProcessing: boolean;
  /** Essays that failed, while none is under way. */
  failedCount: number;
  isStarting: boolean;
  /** Why grading cannot start yet; null where it can. */
  waitsFor: string | null;
  onStart: () => void;
}

export function ReadyCard(props: ReadyCardProps) {
  const { essayCount, criteria, choice, locale, onLocale, isProcessing, failedCount, isStarting } = props;
  const { data: config } = useConfigQuery();
  const noteId = useId();
  const isOwn = choice.ownCriteria > 0 && choice.source === 'assignment';
  const note =
    failedCount > 0
      ? `${countOf(failedCount, 'essay')} failed. Retry or dismiss ${failedCount === 1 ? 'it' : 'them'} below; starting again also tries ${failedCount === 1 ? 'it' : 'them'} again.`
      : (props.waitsFor ??
        (config
          ? `Graded by ${graderOf(config.provider)}${config.provider.name === 'built-in' ? ', on this server' : ''}. The final decision is yours.`
          : ''));
  return (
    <section className="ml-card ml-row ml-between ml-apart" aria-labelledby="gd-ready-heading">
      <div className="ml-main">
        <h2 id="gd-ready-heading" tabIndex={-1}>
          Ready to Process
        </h2>
        <ul className="ml-list ml-wrap ml-near ml-above-8 ml-size-15">
          <CheckLine
            done={essayCount > 0}
            text={
              essayCount > 0
                ? essayCount === 1
                  ? '1 essay'
                  : `${essayCount} essays`
                : props.essaysUnknown
                  ? 'Your essays could not be loaded'
                  : GRADING_MESSAGES.noEssays
            }
          />
          {/* Whether assignments have criteria is not known while essays are graded or have just failed. */}
          {(criteria !== null || choice.ownCriteria > 0 || !(isProcessing || failedCount > 0)) && (
            <CheckLine
              done={criteria !== null || choice.ownCriteria > 0}
              text={
                [
                  criteria && !(isOwn && choice.ownCriteria >= essayCount)
                    ? countOf(criteria.items.length, 'criterion', 'criteria')
                    : null,
                  isOwn
                    ? `The criteria of their assignment, for ${countOf(choice.ownCriteria, 'essay')}`
                    : null,
                ]
                  .filter(Boolean)
                  .join('. ') ||
                (props.criteriaUnknown ? 'Your criteria could not be loaded' : GRADING_MESSAGES.noCriteria)
              }
            />
          )}
        </ul>
      </div>
      <div className="gd-ready-controls ml-fills ml-wrap">
        <NativeSelectField
          label="Language standard"
          value={locale}
          options={STANDARD_CHOICES}
          disabled={isProcessing}
          onChange={(value) => {
            const chosen = LANGUAGE_STANDARDS.find((standard) => standard.locale === value);
            if (chosen) onLocale(chosen.locale);
          }}
        />
        <Button
          type="primary"
          size="large"
          icon={isProcessing ? undefined : <Play size={18} aria-hidden />}
          loading={isStarting}
          disabled={isProcessing || props.waitsFor !== null}
          aria-describedby={noteId}
          onClick={props.onStart}
        >
          {isProcessing ? 'Processing...' : 'Start grading'}
        </Button>
      </div>
      {choice.preview && (
        <Suspense fallback={null}>
          <StartingChoices
            choice={choice}
            preview={choice.preview}
            essayCount={essayCount}
            criteriaName={criteria?.filename ?? null}
            disabled={isProcessing || isStarting}
          />
        </Suspense>
      )}
      <p id={noteId} className="ml-full ml-hint">
        {note || '\u00a0'}
      </p>
    </section>
  );
}

function CheckLine({ done, text }: { done: boolean; text: string }) {
  return (
    <li className={done ? 'ml-bar' : 'ml-bar ml-soft'}>
      {done ? <Check size={16} color="var(--success)" aria-hidden /> : <CircleDashed size={16} aria-hidden />}
      {text}
    </li>
  );
}
