import { useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import type { Model, TerrainPiece } from '../../../engine/index.ts';
import { pointAt, select } from '../session/board-intents.ts';
import { useSession } from '../session/session.ts';
import { pickForSight } from '../session/sight-intents.ts';
import { layTemplateAt } from '../session/template-intents.ts';
import { toggleList } from '../session/view-intents.ts';
import { useVoice } from '../session/voice.ts';
import { pick } from '../tools/measure.ts';
import { Icon } from './icon.tsx';
import { ZoneList } from './zone-panel.tsx';

/**
 * Everything on the board as a list of buttons: Tab walks it, Enter does what a click on the thing does with the tool in hand. Its key leads
 * into it, and whoever is in it when it is shut finds himself at the table.
 */
export function BoardList() {
  const { say } = useVoice();
  const drawer = useRef<HTMLElement>(null);
  const walked = useSession((session) => session.listWalked);
  useLayoutEffect(() => {
    const list = drawer.current;
    if (walked) (list?.querySelector<HTMLElement>('.list-item') ?? list?.querySelector('button'))?.focus();
  }, [walked]);
  useLayoutEffect(() => {
    const list = drawer.current;
    return () => {
      if (list?.contains(document.activeElement)) document.getElementById('table')?.focus();
    };
  }, []);
  const board = useSession((session) => session.document.board);
  const models = Object.values(board.models);
  const owners = [...new Set(models.map((model) => model.owner))];
  const pieces = Object.values(board.pieces);
  return (
    <aside ref={drawer} className="list-drawer" aria-label={say('list.label')}>
      <header className="drawer-head">
        <h2>{say('list.label')}</h2>
        <Button className="bar-button" aria-label={say('list.close')} onPress={() => toggleList()}>
          <Icon name="close" />
        </Button>
      </header>
      <div className="drawer-body">
        {models.length + pieces.length === 0 && <p className="empty">{say('list.empty')}</p>}
        {owners.map((owner) => (
          <section key={owner}>
            <h3>
              <span className="swatch" style={{ background: board.sides[owner]?.colour }} />
              {board.sides[owner]?.name ?? owner}
            </h3>
            <ul>
              {models
                .filter((model) => model.owner === owner)
                .map((model) => (
                  <ModelItem key={model.id} model={model} />
                ))}
            </ul>
          </section>
        ))}
        {pieces.length > 0 && (
          <section>
            <h3>{say('list.terrain')}</h3>
            <ul>
              {pieces.map((piece) => (
                <PieceItem key={piece.id} piece={piece} />
              ))}
            </ul>
          </section>
        )}
        {Object.keys(board.zones).length > 0 && (
          <section>
            <h3>{say('list.zones')}</h3>
            <ZoneList />
          </section>
        )}
      </div>
    </aside>
  );
}

function ModelItem({ model }: { readonly model: Model }) {
  const { say } = useVoice();
  const tool = useSession((session) => session.tool);
  const role = useSession((session) => (session.looker === model.id ? 'looker' : session.target === model.id ? 'target' : null));
  const press = () => {
    if (tool === 'sight') pickForSight(model.id);
    else if (tool === 'template') layTemplateAt(model.pose.at);
    else if (tool === 'measure') pick({ kind: 'model', model: model.id });
    else select({ kind: 'model', id: model.id });
  };
  return (
    <li>
      <ListButton thing={{ kind: 'model', id: model.id }} onPress={press}>
        <span className="item-name">{model.name}</span>
        {role && <em className={`role ${role}`}>{say(role === 'looker' ? 'tag.looker' : 'tag.target')}</em>}
        {model.stance !== 'standing' && <span className="quiet small">{say(`stance/${model.stance}`)}</span>}
      </ListButton>
    </li>
  );
}

function PieceItem({ piece: { id, name } }: { readonly piece: TerrainPiece }) {
  const measures = useSession((session) => session.tool === 'measure');
  const press = () => (measures ? pick({ kind: 'terrain', piece: id }) : select({ kind: 'piece', id }));
  return (
    <li>
      <ListButton thing={{ kind: 'piece', id }} onPress={press}>
        {name}
      </ListButton>
    </li>
  );
}

function ListButton(props: {
  readonly thing: { readonly kind: 'model' | 'piece'; readonly id: string };
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}) {
  const { thing } = props;
  const selected = useSession((session) => session.selected?.kind === thing.kind && session.selected.id === thing.id);
  return (
    <Button
      className="list-item"
      data-chosen={selected || undefined}
      onPress={props.onPress}
      onHoverStart={() => pointAt(thing)}
      onHoverEnd={() => pointAt(null)}
      onFocus={() => pointAt(thing)}
      onBlur={() => pointAt(null)}
    >
      {props.children}
    </Button>
  );
}
