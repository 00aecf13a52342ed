import { useConfigQuery } from '@marklight/api-client/config-api';
import { GRADER_FIELD_LABEL, GRADERS, type Grader } from '@marklight/contracts/grader-choice';
import { SelectField } from '@marklight/ui/select-field';

const HINTS: Record<Grader, string> = {
  'ai-service': 'The text is sent to the AI service, with known names replaced.',
  'built-in': 'Grades on this server. Nothing is sent to the AI service.',
};

/** Who grades, on a server with an AI service. */
export function GraderField({ value, onChange }: { value: Grader; onChange: (grader: Grader) => void }) {
  const { data: config } = useConfigQuery();
  return (
    <SelectField
      label={GRADER_FIELD_LABEL}
      value={value}
      options={[
        { value: 'ai-service', label: `AI model ${config?.provider.model ?? ''}` },
        { value: 'built-in', label: 'Built-in grader' },
      ]}
      hint={HINTS[value]}
      className="as-choice"
      onChange={(next) => {
        const chosen = GRADERS.find((grader) => grader === next);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
