import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { LOGO_MAX_MB } from '@marklight/contracts/business';
import {
  LETTERHEAD_API,
  LOGO_ACCEPT,
  LOGO_MAX_BYTES,
  LOGO_REFUSALS,
  type Letterhead,
} from '@marklight/contracts/letterhead';
import { Button } from '@marklight/ui/antd';
import { FileButton } from '@marklight/ui/file-button';
import { toast } from '@marklight/ui/toast';
import { useRemoveLogoMutation, useSetLogoMutation } from '../letterhead-api';

/** The logo as it will be printed, with buttons to replace or remove it. */
export function LogoChoice({ logo }: Pick<Letterhead, 'logo'>) {
  const [error, setError] = useState('');
  const [send, sending] = useSetLogoMutation();
  const [remove, removing] = useRemoveLogoMutation();
  const choose = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const busy = sending.isLoading || removing.isLoading;

  const take = async (chosen: File | undefined) => {
    if (!chosen || busy) return;
    const problem = chosen.size > LOGO_MAX_BYTES ? LOGO_REFUSALS.logo_too_large : '';
    setError(problem);
    if (problem) return;
    const { error: failed } = await send(chosen);
    if (failed) return setError(messageOf(failed));
    toast({
      title: 'Logo saved',
      message: 'Sheets that you make from now on will have it.',
      tone: 'success',
    });
  };
  const takeAway = async () => {
    setError('');
    const { error: failed } = await remove();
    if (failed) return setError(messageOf(failed));
    // The button that was pressed disappears with the logo.
    choose.current?.focus();
    toast({
      title: 'Logo removed',
      message: 'Sheets that you make from now on will have no logo.',
      tone: 'success',
    });
  };
  return (
    <div role="group" aria-label="Logo" className="ml-stack ml-start ml-gap-8">
      {logo && (
        <img
          className="ml-frame ml-pad"
          style={{ width: 'auto', height: 'auto', maxHeight: 120 }}
          src={`${LETTERHEAD_API.logo}?at=${encodeURIComponent(logo.changedAt)}`}
          alt="Your logo as it appears on sheets"
          width={logo.width}
          height={logo.height}
        />
      )}
      <div className="ml-row ml-gap-8">
        <FileButton
          ref={choose}
          label="Logo file"
          accept={LOGO_ACCEPT}
          icon={<ImageUp size={16} aria-hidden />}
          loading={sending.isLoading}
          disabled={removing.isLoading}
          aria-describedby={noteId}
          onFiles={([chosen]) => void take(chosen)}
        >
          {logo ? 'Replace logo' : 'Choose a logo'}
        </FileButton>
        {logo && (
          <Button
            icon={<Trash2 size={16} aria-hidden />}
            loading={removing.isLoading}
            disabled={sending.isLoading}
            onClick={() => void takeAway()}
          >
            Remove logo
          </Button>
        )}
      </div>
      <p id={noteId} className={error ? 'ml-field-error' : 'ml-hint'} role={error ? 'alert' : undefined}>
        {error || `PNG or JPEG, up to ${LOGO_MAX_MB} MB. A transparent background becomes white.`}
      </p>
    </div>
  );
}
