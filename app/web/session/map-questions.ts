import { type ForeignBoard, type ForeignScale, SCALE_QUESTIONS } from '../../../engine/index.ts';

/** The questions of scale that a board of another program leaves open; none where it is one of ours that nobody changed. */
export const questionsOf = ({ holds, ours }: ForeignBoard): readonly (keyof ForeignScale)[] =>
  ours ? [] : SCALE_QUESTIONS[holds.layout];
