import { Check, PencilLine, Plus, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { COMMENT_MAX_CHARACTERS } from '@marklight/contracts/business';
import { commentMark, inOrder, type EssayComment } from '@marklight/contracts/comments';
import { Button } from '@marklight/ui/antd';
import { Input } from '@marklight/ui/antd-input';
import { SelectField } from '@marklight/ui/select-field';
import { TextField } from '@marklight/ui/text-field';
import { useNarrow } from '@marklight/ui/use-narrow';
import { shortName } from '@marklight/ui/words';
import type { Comments } from '../hooks/use-comments';
import { placeOfWords } from '../logic/comment-edits';
import { rowsFor } from '../logic/review-words';

export interface CommentsPanelProps {
  comments: Comments;
  essayText: string;
  /** Names of the result's criteria. */
  criteria: readonly string[];
  /** Goes to the words in the essay. */
  onShow: (start: number) => void;
}

/** The teacher's comments on words of the essay, to be read, changed, removed and added to. */
export function CommentsPanel({ comments, essayText, criteria, onShow }: CommentsPanelProps) {
  const { list, open, isAsking, ask } = comments;
  const isNarrow = useNarrow();
  const isNew = open !== null && !list.some(({ id }) => id === open.id);
  // A new comment is shown where it will be once it has words, so that its field stays in place while it is
  // typed in.
  const shown = isNew ? inOrder([...list, open]) : list;
  return (
    <section className="er-comments ml-stack ml-gap-12" aria-label="Comments" tabIndex={-1}>
      <p className="ml-hint">
        {isNarrow
          ? 'Select words of the essay, then press the comment button above it.'
          : 'Select words of the essay and press C, or the comment button above the essay.'}
        {' Students read your comments with these words, numbered.'}
      </p>
      {isAsking ? (
        <WordsForm essayText={essayText} onFound={comments.begin} onCancel={() => ask(false)} />
      ) : (
        <div>
          <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={() => ask(true)}>
            Comment on words that you type
          </Button>
        </div>
      )}
      <ol className="ml-list ml-stack ml-gap-12">
        {shown.map((comment) => {
          const number = list.findIndex(({ id }) => id === comment.id) + 1;
          return (
            <li
              key={open?.id === comment.id ? comments.openKey : comment.id}
              className="er-comment ml-pad ml-stack ml-gap-8 ml-frame"
            >
              {open?.id === comment.id ? (
                <CommentFields
                  {...{ comments, criteria, comment: open }}
                  title={number === 0 ? 'New comment' : `Comment ${number}`}
                />
              ) : (
                <CommentRead {...{ comments, comment, number, onShow }} />
              )}
            </li>
          );
        })}
      </ol>
      {list.length === 0 && !isNew && <p className="ml-hint">No comments yet.</p>}
    </section>
  );
}

interface OneProps {
  comments: Comments;
  comment: EssayComment;
}

function CommentRead(props: OneProps & { number: number; onShow: (start: number) => void }) {
  const { comments, comment, number, onShow } = props;
  return (
    <>
      <button type="button" className="ml-bare ml-bar ml-baseline" onClick={() => onShow(comment.start)}>
        <span className="gd-number gd-number-comment" aria-hidden>
          {commentMark(number)}
        </span>
        <span className="ml-sr-only">{`Show comment ${number} in the essay: `}</span>
        <q className="ml-anywhere" dir="auto">
          {comment.quote}
        </q>
      </button>
      <p className="ml-size-15 ml-anywhere" dir="auto">
        {comment.words}
      </p>
      {comment.criterion !== null && <p className="ml-hint">{`For: ${shortName(comment.criterion)}`}</p>}
      <div className="ml-actions">
        <Button
          size="small"
          icon={<PencilLine size={14} aria-hidden />}
          onClick={() => comments.edit(comment.id)}
        >
          Edit<span className="ml-sr-only">{` comment ${number}`}</span>
        </Button>
        <Button size="small" icon={<X size={14} aria-hidden />} onClick={() => comments.remove(comment.id)}>
          Remove<span className="ml-sr-only">{` comment ${number}`}</span>
        </Button>
      </div>
    </>
  );
}

function CommentFields(props: OneProps & { criteria: readonly string[]; title: string }) {
  const { comments, comment, criteria, title } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = group.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const tooLong = comment.words.trim().length > COMMENT_MAX_CHARACTERS;
  const known = [...new Set([...criteria, ...(comment.criterion === null ? [] : [comment.criterion])])];
  return (
    <div ref={group} className="er-comment-fields ml-stack ml-gap-8" role="group" aria-label={title}>
      <p>
        <q className="ml-anywhere" dir="auto">
          {comment.quote}
        </q>
      </p>
      <p className="ml-hint" role="status" hidden={!comments.isBeside}>
        {comments.isBeside &&
          'Another window changed this comment too. Both are kept: yours is here, the other is beside it. Remove the one that you do not want.'}
      </p>
      <div className="ml-field">
        <label htmlFor={`${id}-words`}>Comment</label>
        <Input.TextArea
          id={`${id}-words`}
          className="er-feedback"
          data-bank
          dir="auto"
          rows={rowsFor(comment.words)}
          value={comment.words}
          status={tooLong ? 'error' : undefined}
          aria-invalid={tooLong ? true : undefined}
          aria-describedby={tooLong ? `${id}-error` : undefined}
          onChange={(event) => comments.change({ words: event.target.value })}
        />
        {tooLong && (
          <p id={`${id}-error`} className="ml-field-error">
            {`A comment can have at most ${COMMENT_MAX_CHARACTERS.toLocaleString('en-AU')} characters.`}
          </p>
        )}
      </div>
      <SelectField
        label="Criterion"
        value={comment.criterion ?? ''}
        options={[
          { value: '', label: 'None' },
          ...known.map((name) => ({ value: name, label: shortName(name) })),
        ]}
        onChange={(criterion) => comments.change({ criterion: criterion || null })}
      />
      <div className="ml-actions">
        <Button size="small" icon={<X size={14} aria-hidden />} onClick={() => comments.remove(comment.id)}>
          Remove
        </Button>
        <Button
          size="small"
          type="primary"
          icon={<Check size={14} aria-hidden />}
          onClick={() => comments.edit(null)}
        >
          Done
        </Button>
      </div>
    </div>
  );
}

interface WordsFormProps {
  essayText: string;
  onFound: Comments['begin'];
  onCancel: () => void;
}

/** For people who cannot select words: the words are typed, and looked for in the essay. */
function WordsForm({ essayText, onFound, onCancel }: WordsFormProps) {
  const [words, setWords] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const place = placeOfWords(essayText, words);
    if (place) onFound(place);
    else setIsMissing(true);
  };
  return (
    <form ref={form} className="ml-pad ml-stack ml-gap-8 ml-frame" noValidate onSubmit={find}>
      <TextField
        label="Words of the essay"
        value={words}
        error={
          isMissing
            ? 'The essay does not have these words. Type them exactly as they are in the essay.'
            : undefined
        }
        onChange={(event) => {
          setWords(event.target.value);
          setIsMissing(false);
        }}
      />
      <div className="ml-actions">
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="small" type="primary" htmlType="submit">
          Comment on them
        </Button>
      </div>
    </form>
  );
}
