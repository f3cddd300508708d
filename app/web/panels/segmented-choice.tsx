import { Label, Radio, RadioGroup } from 'react-aria-components';

/** One button of a segmented choice. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly says: string;
  /** Its name for those who hear it, where what stands on it is too short for that. */
  readonly named?: string;
}

interface SegmentedChoiceProps<Value extends string> {
  readonly label: string;
  /** The label is only heard: what stands around shows what is chosen. */
  readonly labelHidden?: boolean;
  /** What is none of the segments stands for nothing chosen yet. */
  readonly value: NoInfer<Value> | '';
  readonly among: readonly Segment<Value>[];
  readonly onChoose: (value: Value) => void;
  readonly className?: string;
}

/** One of a few, shown side by side: a radio group of small buttons, walked with the arrow keys. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, labelHidden = false, value, among, onChoose, className = 'choice' } = props;
  return (
    <RadioGroup
      className={className}
      data-count={among.length}
      {...(labelHidden ? { 'aria-label': label } : {})}
      value={value}
      onChange={(wish) => {
        const chosen = among.find((segment) => segment.value === wish);
        if (chosen) onChoose(chosen.value);
      }}
    >
      {!labelHidden && <Label>{label}</Label>}
      <div className="segments">
        {among.map(({ value: one, says, named }) => (
          <Radio key={one} value={one} className="segment" {...(named === undefined ? {} : { 'aria-label': named })}>
            {says}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
