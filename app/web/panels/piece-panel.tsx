import { Button } from 'react-aria-components';
import type { Opening, OpeningState, PieceId, TerrainPiece } from '../../../engine/index.ts';
import { setOpening } from '../session/board-intents.ts';
import { HEIGHT_CATEGORIES, setHeightCategory } from '../session/height-intents.ts';
import { openingNumber } from '../session/opening-number.ts';
import { movePiece, turnPiece } from '../session/piece-intents.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { HeightChoice } from './height-choice.tsx';
import { Icon } from './icon.tsx';
import { PlaceField } from './place-field.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';
import { Imported, ThingFoot } from './thing-parts.tsx';
import { WithinReach } from './within-reach.tsx';

const SETTABLE: readonly OpeningState[] = ['open', 'closed', 'locked'];

/** All that can be said and changed of one piece of terrain. */
export function PiecePanel({ id }: { readonly id: PieceId }) {
  const { say } = useVoice();
  const piece = useSession((session) => session.document.board.pieces[id]);
  if (!piece) return null;
  const openings = Object.values(piece.openings);
  const settable = openings.filter((opening) => opening.state !== 'always-open');
  const fixed = openings.length - settable.length;
  return (
    <article className="thing" aria-label={say('piece.label')}>
      <header className="thing-head">
        <h2>{piece.name}</h2>
        <span className="quiet small">{say('piece.parts', { count: Object.keys(piece.parts).length })}</span>
      </header>
      <Traits piece={piece} />
      {settable.map((opening) => (
        <OpeningChoice key={opening.id} piece={piece} opening={opening} />
      ))}
      <WithinReach of="piece" id={id} />
      <HeightChoice
        label={say('piece.height-category')}
        otherwise={say('piece.no-height-category')}
        value={piece.traits.heightCategory}
        among={HEIGHT_CATEGORIES}
        onChoose={(category) => setHeightCategory(id, category)}
      />
      <Whereabouts piece={piece} />
      {fixed > 0 && <p className="small quiet">{say('piece.always-open', { count: fixed })}</p>}
      {piece.made.by === 'import' && <Imported from={piece.made} />}
      <ThingFoot kind="piece" id={id} />
    </article>
  );
}

/** Where it stands and how it is turned, each to be set. */
function Whereabouts({ piece }: { readonly piece: TerrainPiece }) {
  const { say, angle } = useVoice();
  const { id, pose } = piece;
  const turn = (label: string, by: number, icon: 'turnLeft' | 'turnRight') => (
    <Button className="bar-button" aria-label={say(label)} onPress={() => turnPiece(id, by)}>
      <Icon name={icon} size={18} />
    </Button>
  );
  return (
    <>
      <div className="two">
        <PlaceField label={say('model.right')} value={pose.at.x} onChange={(x) => movePiece(id, ({ z }) => ({ x, z }))} />
        <PlaceField label={say('model.front')} value={pose.at.z} onChange={(z) => movePiece(id, ({ x }) => ({ x, z }))} />
      </div>
      <dl className="facts">
        <div>
          <dt>{say('model.facing')}</dt>
          <dd className="row tight">
            {angle(pose.facing)}
            {turn('model.turn-left', ONE_PRESS, 'turnLeft')}
            {turn('model.turn-right', -ONE_PRESS, 'turnRight')}
          </dd>
        </div>
      </dl>
    </>
  );
}

/** How far one press turns it: a twenty-fourth of a whole turn. */
const ONE_PRESS = Math.PI / 12;

function OpeningChoice({ piece, opening }: { readonly piece: TerrainPiece; readonly opening: Opening }) {
  const { say } = useVoice();
  return (
    <SegmentedChoice
      label={say('piece.opening', { opening: opening.kind, number: openingNumber(piece, opening) })}
      value={opening.state}
      among={SETTABLE.map((value) => ({ value, says: say(`opening-state/${value}`) }))}
      onChoose={(state) => setOpening(piece.id, opening.id, state)}
    />
  );
}

function Traits({ piece }: { readonly piece: TerrainPiece }) {
  const { say } = useVoice();
  const { traits, parts, ladders } = piece;
  const grades = [...new Set(Object.values(parts).map((part) => part.cover.grade))].filter((grade) => grade !== 'none');
  const ladderCount = Object.keys(ladders).length;
  return (
    <ul className="chips">
      {grades.map((grade) => (
        <li key={grade} className="chip">
          {say(`grade/${grade}`)}
        </li>
      ))}
      {Object.values(parts).some((part) => part.cover.concealOnly) && <li className="chip">{say('cover.conceal-only')}</li>}
      {traits.heightCategory !== null && <li className="chip">{say('trait.height', { category: traits.heightCategory })}</li>}
      {traits.area && <li className="chip">{say('trait.area')}</li>}
      {traits.soft && <li className="chip">{say('trait.soft')}</li>}
      {traits.difficult && <li className="chip">{say('trait.difficult', { factor: traits.difficult.factor })}</li>}
      {traits.dangerous && <li className="chip">{say('trait.dangerous')}</li>}
      {traits.impassable && <li className="chip">{say('trait.impassable')}</li>}
      {ladderCount > 0 && <li className="chip">{say('trait.ladders', { count: ladderCount })}</li>}
    </ul>
  );
}
