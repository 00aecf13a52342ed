import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Input } from '@marklight/ui/antd-input';

/** Long enough that typing a word makes one search. */
const PAUSE_MS = 300;

export interface SearchBoxProps {
  /** What is searched for now. */
  value: string;
  /** Read out for the field: "Search essays by name". */
  label: string;
  placeholder: string;
  onSearch: (search: string) => void;
}

/** Searches when the person pauses, or immediately on Enter. */
export function SearchBox({ value, label, placeholder, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // A value that did not come from here (Back, "Clear filters") takes the place of what was typed.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  const wanted = text.trim();
  const search = () => {
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  };
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent, onSearch]);
  return (
    <form
      role="search"
      className="ml-search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        prefix={<Search size={16} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
