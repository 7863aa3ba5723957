import { SegmentedControl } from '@mantine/core';
import classes from './segments.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two or three, all in sight. The label is said aloud, not shown. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <SegmentedControl
      aria-label={label}
      className={classes.root}
      data={[...options]}
      value={value}
      onChange={onChange}
    />
  );
}
