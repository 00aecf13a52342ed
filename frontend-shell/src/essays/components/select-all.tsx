import { useEffect, useRef } from 'react';

export interface SelectAllProps {
  label: string;
  total: number;
  selected: number;
  onChange: (selected: boolean) => void;
}

/** A checkbox for all rows of the page; half ticked where some are selected. */
export function SelectAll({ label, total, selected, onChange }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  const some = selected > 0 && selected < total;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className="es-check">
      <input
        ref={box}
        type="checkbox"
        checked={total > 0 && selected === total}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="es-check-text">{label}</span>
    </label>
  );
}
