import { Cloud, HardDrive, Package } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ESSAY_MAX_MB } from '@marklight/contracts/business';
import { isolated } from '@marklight/contracts/direction';
import { Button } from '@marklight/ui/antd';
import { Input } from '@marklight/ui/antd-input';
import { FileDrop } from '@marklight/ui/file-drop';
import { useFocusOnError } from '@marklight/ui/use-focus-on-error';
import type { Tool } from '../hooks/use-tool';
import { ACCEPT } from '../logic/file-choice';

export interface ToolInputsProps {
  tool: Pick<Tool<unknown>, 'pending' | 'errors' | 'clearError' | 'analyseText' | 'analyseFile'>;
  /** A verb for the button below the text: "Detect". */
  action: string;
  /** The label of the file's button: "Detect from file". */
  fileAction: string;
}

const PENDING = 'Analyzing...';

/** The two ways to give a text to a tool. */
export function ToolInputs({ tool, action, fileAction }: ToolInputsProps) {
  return (
    <div className="ml-columns">
      <TextCard tool={tool} action={action} />
      <FileCard tool={tool} action={fileAction} />
    </div>
  );
}

function TextCard({ tool, action }: { tool: ToolInputsProps['tool']; action: string }) {
  const id = useId();
  const [text, setText] = useState('');
  const words = text.trim() === '' ? 0 : text.trim().split(/\s+/u).length;
  const error = tool.errors.text;
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, error ?? '');
  return (
    <form
      ref={form}
      className="ml-card ml-stack"
      aria-labelledby={`${id}-heading`}
      onSubmit={(event) => {
        event.preventDefault();
        if (tool.pending === null) void tool.analyseText(text);
      }}
    >
      <h2 id={`${id}-heading`}>Plain text</h2>
      <div className="ml-field ml-grow">
        <label htmlFor={id}>Paste your text</label>
        <Input.TextArea
          id={id}
          style={{ flexGrow: 1 }}
          value={text}
          rows={10}
          status={error ? 'error' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setText(event.target.value);
            if (error) tool.clearError('text');
          }}
        />
        <p id={`${id}-note`} className={error ? 'ml-field-error' : 'ml-hint'}>
          {error ?? `${words.toLocaleString('en-AU')} ${words === 1 ? 'word' : 'words'}`}
        </p>
      </div>
      <div className="ml-actions">
        <Button
          type="primary"
          htmlType="submit"
          loading={tool.pending === 'text'}
          disabled={tool.pending === 'file'}
        >
          {tool.pending === 'text' ? PENDING : action}
        </Button>
      </div>
    </form>
  );
}

function FileCard({ tool, action }: { tool: ToolInputsProps['tool']; action: string }) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const error = tool.errors.file;
  return (
    <form
      className="ml-card ml-stack"
      aria-labelledby={`${id}-heading`}
      onSubmit={(event) => {
        event.preventDefault();
        if (tool.pending === null) void tool.analyseFile(file);
      }}
    >
      <h2 id={`${id}-heading`}>File upload</h2>
      <FileDrop
        label="Drop a file here"
        hint={`.txt, .docx or .pdf, up to ${ESSAY_MAX_MB} MB`}
        buttonLabel={file ? 'Choose another file' : 'Choose a file'}
        accept={ACCEPT}
        disabled={tool.pending !== null}
        onFiles={([chosen]) => {
          setFile(chosen ?? null);
          tool.clearError('file');
        }}
      />
      <div className="ml-grow">
        <h3 className="ml-size-15">Import from</h3>
        <ul className="ml-list ml-row ml-hint">
          <li className="ml-inline">
            <HardDrive size={16} aria-hidden />
            Your device
          </li>
          <li className="ml-inline">
            <Cloud size={16} aria-hidden />
            Google Drive, OneDrive
          </li>
          <li className="ml-inline">
            <Package size={16} aria-hidden />
            Dropbox, Box
          </li>
        </ul>
        <p className="ml-hint">Drives that are set up on your device open in its file chooser.</p>
      </div>
      <div className="ml-actions">
        <div className="ml-grow ml-anywhere" aria-live="polite">
          {file && <p>{`Selected: ${isolated(file.name)}`}</p>}
          {error && <p className="ml-field-error">{error}</p>}
        </div>
        <Button
          type="primary"
          htmlType="submit"
          loading={tool.pending === 'file'}
          disabled={tool.pending === 'text'}
        >
          {tool.pending === 'file' ? PENDING : action}
        </Button>
      </div>
    </form>
  );
}
