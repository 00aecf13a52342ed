import { messageOf } from '@marklight/api-client/errors';
import { CALIBRATION_EXAMPLES_MAX } from '@marklight/contracts/business';
import type { Calibration } from '@marklight/contracts/calibration';
import { Button } from '@marklight/ui/antd';
import { toast } from '@marklight/ui/toast';
import { countOf, shortName } from '@marklight/ui/words';
import { useUseCalibrationMutation } from '../api';
import { graderName, isAsProposed, isMarked, shiftInWords } from '../logic/figures';

/** What later gradings take from the marked essays. Nothing here changes an existing result. */
export function InUseSection({ calibration }: { calibration: Calibration }) {
  const { rubric, version, comparison, inUse, readsExamples, criteria, marked } = calibration;
  const [apply, { isLoading }] = useUseCalibrationMutation();
  const proposed = comparison?.criteria.map(({ shift }) => shift) ?? [];
  const shifts = inUse?.shifts ?? proposed;
  const isOn = Boolean(inUse?.shifts);
  const canPropose = proposed.some((shift) => shift !== 0);
  const examples = inUse?.examples ?? false;
  const put = async (next: { shifts: boolean; examples: boolean }) => {
    const reply = await apply({ id: rubric.id, version, ...next });
    if (reply.error) toast({ tone: 'error', title: 'Error', message: messageOf(reply.error) });
  };
  return (
    <section className="ml-card ml-section" aria-labelledby="ca-in-use">
      <h2 id="ca-in-use">For later gradings by this rubric</h2>
      <p className="ml-hint">
        Existing results stay as they are, and so does every level that you decide. Each later result says
        what was applied.
      </p>
      {shifts.some((shift) => shift !== 0) ? (
        <>
          <p>
            {isOn && inUse
              ? `Levels are shifted, as ${countOf(inUse.learnedFrom ?? 0, 'essay')} showed, where ${graderName(inUse.basis?.grader ?? '')} grades in the same way:`
              : 'On average, these shifts bring the grader closer to you on essays that they were not learned from:'}
          </p>
          <ul>
            {shifts.map((shift, at) => {
              const words = shiftInWords(shift);
              return (
                words && (
                  <li key={at}>
                    {shortName(criteria[at]?.name ?? '', 120)}: {words}
                  </li>
                )
              );
            })}
          </ul>
          <div className="ml-row">
            <Button
              type={isOn ? 'default' : 'primary'}
              loading={isLoading}
              onClick={() => void put({ shifts: !isOn, examples })}
            >
              {isOn ? 'Switch shifts off' : 'Shift levels of later gradings'}
            </Button>
            {isOn && canPropose && !isAsProposed(calibration) && (
              <Button loading={isLoading} onClick={() => void put({ shifts: true, examples })}>
                Use the shifts proposed now
              </Button>
            )}
          </div>
        </>
      ) : (
        <p>
          No shift is proposed: none would bring the levels closer to yours on essays that it was not learned
          from.
        </p>
      )}
      {(readsExamples || examples) && (
        <>
          <p>
            {`The AI service can be shown up to ${CALIBRATION_EXAMPLES_MAX} of the essays that you marked, shortened and with names replaced, to see how you use the levels.`}
          </p>
          <div>
            <Button
              loading={isLoading}
              disabled={!examples && !marked.some(({ levels }) => isMarked(levels))}
              onClick={() => void put({ shifts: isOn, examples: !examples })}
            >
              {examples ? 'Stop showing examples' : 'Show marked essays as examples'}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
