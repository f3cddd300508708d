import { Button, Label, Radio, RadioGroup } from 'react-aria-components';
import type { Model, ModelId, Stance } from '../../../engine/index.ts';
import { declare, moveModel, renameModel, setStance, turnSelected } from '../session/board-intents.ts';
import { useDeclarationChoices } from '../session/declaration-choices.ts';
import { HEIGHT_CLASSES, setHeightClass } from '../session/height-intents.ts';
import { useOverlaps } from '../session/overlaps.ts';
import { useSession } from '../session/session.ts';
import { ask } from '../session/sight-intents.ts';
import { useVoice } from '../session/voice.ts';
import { useSourceName } from './cover-list.tsx';
import { HeightChoice } from './height-choice.tsx';
import { Icon } from './icon.tsx';
import { NameField } from './name-field.tsx';
import { PlaceField } from './place-field.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';
import { Imported, ThingFoot } from './thing-parts.tsx';
import { WithinReach } from './within-reach.tsx';

const CHOSEN_STANCES: readonly Stance[] = ['standing', 'kneeling', 'prone'];

/** All that can be said and changed of one model. */
export function ModelPanel({ id }: { readonly id: ModelId }) {
  const { say, length, angle } = useVoice();
  const model = useSession((session) => session.document.board.models[id]);
  const side = useSession((session) => (model ? session.document.board.sides[model.owner] : undefined));
  const looker = useSession((session) => session.looker);
  const target = useSession((session) => session.target);
  const nameOf = useSourceName();
  const inTheWay = useOverlaps(id);
  if (!model) return null;
  const { at, facing } = model.pose;
  return (
    <article className="thing" aria-label={say('model.label')}>
      <header className="thing-head">
        <span className="swatch" style={{ background: side?.colour }} />
        <h2>{model.name}</h2>
        <span className="quiet small">{side?.name ?? model.owner}</span>
      </header>
      <div className="row">
        <Button className="button" onPress={() => ask(id, target)}>
          <Icon name="eye" size={18} />
          {say('model.looks')}
        </Button>
        <Button className="button" isDisabled={looker === null || looker === id} onPress={() => ask(looker, id)}>
          {say('model.is-target')}
        </Button>
      </div>
      <NameField key={id} label={say('model.name')} value={model.name} onChange={(name) => renameModel(id, name)} />
      <SegmentedChoice
        label={say('model.stance')}
        value={model.stance}
        among={CHOSEN_STANCES.map((value) => ({ value, says: say(`stance/${value}`) }))}
        onChoose={(stance) => setStance(id, stance)}
      />
      {inTheWay.length > 0 && (
        <p className="warning" role="note">
          {say('model.in-the-way', { by: inTheWay.map(nameOf).join(', ') })}
        </p>
      )}
      <DeclarationChoice model={model} />
      <WithinReach of="model" id={id} />
      <HeightChoice
        label={say('model.height-class')}
        otherwise={say('model.height-class-by-the-rules')}
        value={model.heightClass ?? null}
        among={HEIGHT_CLASSES}
        onChoose={(heightClass) => setHeightClass(id, heightClass)}
      />
      <div className="two">
        <PlaceField label={say('model.right')} value={at.x} onChange={(x) => void moveModel(id, (from) => ({ x, z: from.z }))} />
        <PlaceField label={say('model.front')} value={at.z} onChange={(z) => void moveModel(id, (from) => ({ x: from.x, z }))} />
      </div>
      <dl className="facts">
        <div>
          <dt>{say('model.height')}</dt>
          <dd>{length(model.body.height)}</dd>
        </div>
        <div>
          <dt>{say('model.stands')}</dt>
          <dd>{at.y < 0.05 ? say('model.on-the-table') : say('model.above-the-table', { height: at.y })}</dd>
        </div>
        <div>
          <dt>{say('model.facing')}</dt>
          <dd className="row tight">
            {angle(facing)}
            <Button className="bar-button" aria-label={say('model.turn-left')} onPress={() => turnSelected(Math.PI / 12)}>
              <Icon name="turnLeft" size={18} />
            </Button>
            <Button className="bar-button" aria-label={say('model.turn-right')} onPress={() => turnSelected(-Math.PI / 12)}>
              <Icon name="turnRight" size={18} />
            </Button>
          </dd>
        </div>
      </dl>
      {model.sculpt.from === 'import' && <Imported from={model.sculpt} />}
      <ThingFoot kind="model" id={id} />
    </article>
  );
}

/** What the owner may say of the model where it stands: nothing, that it looks out of an opening, that it hides behind a piece. */
function DeclarationChoice({ model }: { readonly model: Model }) {
  const { say } = useVoice();
  const choices = useDeclarationChoices(model.id);
  const { lookingOut, hidingBehind } = model.declared;
  const now = lookingOut
    ? `out ${lookingOut.piece} ${lookingOut.opening}`
    : hidingBehind !== null
      ? `behind ${hidingBehind}`
      : 'nothing';
  if (choices.length === 0 && now === 'nothing') return null;
  return (
    <RadioGroup
      className="choice"
      value={now}
      onChange={(value) => {
        const choice = choices.find((one) => one.key === value);
        declare(model.id, choice?.declared ?? { lookingOut: null, hidingBehind: null });
      }}
    >
      <Label>{say('declare.title')}</Label>
      <div className="stack">
        <Radio className="option" value="nothing">
          {say('declare.nothing')}
        </Radio>
        {choices.map((choice) => (
          <Radio key={choice.key} className="option" value={choice.key} isDisabled={choice.against !== null}>
            <span>
              {say(choice.says, choice.fill)}
              {choice.against && <span className="quiet block">{say(choice.against.says, choice.against.fill)}</span>}
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
