import type { Base, FigureGuess, HeightClass } from '../../../engine/index.ts';
import { baseOfDesk } from '../session/figure-on-desk.ts';
import { deskIs } from '../session/import-desk.ts';
import { useImportDesk } from '../session/import-desk-state.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { GuessNote } from './guess-note.tsx';
import { HeightChoice } from './height-choice.tsx';
import { NumberField } from './number-field.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';

const BASES = ['round', 'oval', 'rectangle', 'none'] as const satisfies readonly Base['kind'][];
const CLASSES: readonly HeightClass[] = [1, 2, 3];
/** How high a body and an eye, and how large a base, may be made. @unit millimetres */
const BODY_HEIGHTS = { least: 5, most: 300 } as const;
const BASE_SIZES = { least: 5, most: 300 } as const;

/** What is guessed of a figure alone: its base, whose body the rules see, its eye and height class, and whose it is. */
export function FigureForm({ figure }: { readonly figure: FigureGuess }) {
  const { say } = useVoice();
  const owner = useImportDesk((desk) => desk.owner);
  const heightClass = useImportDesk((desk) => desk.heightClass);
  const sides = useSession((session) => session.document.board.sides);
  return (
    <>
      <BaseFields figure={figure} />
      <BodyFields figure={figure} />
      <HeightChoice
        label={say('model.height-class')}
        otherwise={say('model.height-class-by-the-rules')}
        value={heightClass}
        among={CLASSES}
        onChoose={(chosen) => deskIs({ heightClass: chosen })}
      />
      <GuessNote
        guess={{
          confidence: figure.heightClass.confidence,
          because: {
            code: 'import-desk.class-guess',
            fill: {
              class: say(`height/${figure.heightClass.value}`),
              why: say(figure.heightClass.because.code, figure.heightClass.because.fill),
            },
          },
        }}
      />
      <SegmentedChoice
        label={say('import-desk.owner')}
        value={owner ?? ''}
        among={Object.values(sides).map((side) => ({ value: side.id, says: side.name }))}
        onChoose={(chosen) => deskIs({ owner: chosen })}
      />
    </>
  );
}

function BaseFields({ figure }: { readonly figure: FigureGuess }) {
  const { say } = useVoice();
  const isSetRight = useImportDesk((desk) => desk.base !== null);
  const base = useImportDesk(baseOfDesk);
  const broad = base.kind === 'none' ? 25 : base.kind === 'round' ? base.diameter : base.width;
  const deep = base.kind === 'oval' || base.kind === 'rectangle' ? base.depth : broad;
  const baseIs = (kind: Base['kind']) => {
    const sides = { width: broad, depth: deep };
    deskIs({ base: kind === 'none' ? { kind } : kind === 'round' ? { kind, diameter: broad } : { kind, ...sides } });
  };
  return (
    <>
      <SegmentedChoice
        label={say('import-desk.base')}
        value={base.kind}
        among={BASES.map((kind) => ({ value: kind, says: say(`import-desk.base.${kind}`) }))}
        onChoose={baseIs}
      />
      {base.kind === 'round' && (
        <NumberField
          {...BASE_SIZES}
          label={say('import-desk.base-diameter')}
          value={base.diameter}
          onChange={(diameter) => deskIs({ base: { kind: 'round', diameter } })}
        />
      )}
      {(base.kind === 'oval' || base.kind === 'rectangle') && (
        <div className="two">
          <NumberField
            {...BASE_SIZES}
            label={say('import-desk.base-width')}
            value={base.width}
            onChange={(width) => deskIs({ base: { ...base, width } })}
          />
          <NumberField
            {...BASE_SIZES}
            label={say('import-desk.base-depth')}
            value={base.depth}
            onChange={(depth) => deskIs({ base: { ...base, depth } })}
          />
        </div>
      )}
      {!isSetRight && <GuessNote guess={figure.base} />}
    </>
  );
}

function BodyFields({ figure }: { readonly figure: FigureGuess }) {
  const { say } = useVoice();
  const shape = useImportDesk((desk) => desk.shape);
  const bodyHeight = useImportDesk((desk) => desk.bodyHeight);
  const eye = useImportDesk((desk) => desk.eye);
  const hasBody = figure.regions.value.length > 0;
  return (
    <>
      {hasBody && (
        <SegmentedChoice
          label={say('import-desk.body')}
          value={shape}
          among={(['standard', 'sculpt'] as const).map((one) => ({ value: one, says: say(`import-desk.body.${one}`) }))}
          onChoose={(chosen) => deskIs({ shape: chosen })}
        />
      )}
      {hasBody && shape === 'sculpt' ? (
        <>
          <GuessNote guess={figure.regions} />
          <NumberField
            {...BODY_HEIGHTS}
            label={say('import-desk.eye')}
            value={eye ?? figure.eye.value.y}
            onChange={(height) => deskIs({ eye: height })}
          />
          {eye === null && <GuessNote guess={figure.eye} />}
        </>
      ) : (
        <>
          <NumberField
            {...BODY_HEIGHTS}
            label={say('import-desk.body-height')}
            value={bodyHeight}
            onChange={(height) => deskIs({ bodyHeight: height })}
          />
          <p className="small quiet">{say('import-desk.body-note', { height: figure.standing.value })}</p>
        </>
      )}
    </>
  );
}
