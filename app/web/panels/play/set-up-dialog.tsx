import { useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay, Switch } from 'react-aria-components';
import type { PlainData, Refusal, Settings, SideId } from '../../../../engine/index.ts';
import { beginScenario } from '../../session/play/scenarios.ts';
import { beginOnTable, hasSecrets, playedRules, readForces, sidesOn } from '../../session/play/set-up.ts';
import { useSession } from '../../session/session.ts';
import { openDialog } from '../../session/view-intents.ts';
import { useVoice } from '../../session/voice.ts';
import { chooseForcesFile } from '../choose-file.ts';
import { Icon } from '../icon.tsx';
import { SegmentedChoice } from '../segmented-choice.tsx';
import { Agreements } from './agreements.tsx';
import { type Battle, BattleChoice } from './battle-choice.tsx';
import { PlayersChoice, type SideToPlay } from './players-choice.tsx';

/** Everything that is settled before a game begins. */
export function SetUpDialog() {
  const open = useSession((session) => session.dialog === 'play');
  const { say } = useVoice();
  return (
    <ModalOverlay className="veil" isDismissable isOpen={open} onOpenChange={(now) => !now && openDialog(null)}>
      <Modal className="dialog">
        <Dialog aria-label={say('setup.title')}>
          <SetUp />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type Forces = { readonly fileName: string; readonly forces: PlainData } | null;

function SetUp() {
  const { say } = useVoice();
  const board = useSession((session) => session.document.board);
  const [battle, setBattle] = useState<Battle>('table');
  const [forces, setForces] = useState<Forces>(null);
  const [dice, setDice] = useState<'seed' | 'by-hand'>('seed');
  const [settings, setSettings] = useState<Settings>(() => playedRules()?.settings ?? {});
  const [throwsAtOnce, setThrowsAtOnce] = useState(false);
  const [wantsToHandOver, setHandsOver] = useState<boolean | null>(null);
  const [computers, setComputers] = useState<readonly SideId[]>([]);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const sides = sidesOn(board);
  const onTable = battle === 'table';
  const canPlay = sides.filter(({ figures }) => figures > 0).length >= 2;
  const players: readonly SideToPlay[] = onTable
    ? sides
        .filter(({ figures }) => figures > 0)
        .map(({ side }) => ({ side, name: say('name.side', { side }), colour: board.sides[side]?.colour }))
    : battle.sides.map(({ id, name, colour }) => ({ side: id, name, colour }));
  const played = players.filter(({ side }) => computers.includes(side)).map(({ side }) => side);
  // what only one side may know is of no use where both look on, so that there the screen is handed over unless somebody says otherwise
  const handsOver = wantsToHandOver ?? hasSecrets(onTable ? settings : { ...settings, ...battle.settings });
  const begin = () => {
    const wishes = { forces: forces?.forces ?? null, dice, settings, throwsAtOnce, handsOver, computers: played };
    if (onTable) beginOnTable(wishes, setRefused);
    else void beginScenario(battle.id, wishes, setRefused);
  };
  return (
    <>
      <header className="dialog-head">
        <Heading slot="title">{say('setup.title')}</Heading>
        <Button className="bar-button" aria-label={say('dialog.close')} onPress={() => openDialog(null)}>
          <Icon name="close" />
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
      <div className="dialog-body setup" tabIndex={0} data-scrolls="">
        <BattleChoice battle={battle} onChange={setBattle} />
        {onTable && !canPlay && <p className="warning">{say('setup.no-sides')}</p>}
        {(canPlay || !onTable) && <PlayersChoice sides={players} computers={computers} onChange={setComputers} />}
        {onTable && canPlay && <ArmsChoice forces={forces} onChange={setForces} />}
        <section>
          <SegmentedChoice
            label={say('setup.dice')}
            value={dice}
            among={[
              { value: 'seed', says: say('setup.dice-seed') },
              { value: 'by-hand', says: say('setup.dice-hand') },
            ]}
            onChoose={setDice}
          />
          <p className="small quiet">{say(dice === 'seed' ? 'setup.dice-seed.what' : 'setup.dice-hand.what')}</p>
          {dice === 'seed' && (
            <Switch className="switch" isSelected={throwsAtOnce} onChange={setThrowsAtOnce}>
              {say('setup.throws-at-once')}
            </Switch>
          )}
          {players.length - played.length > 1 && (
            <Switch className="switch" isSelected={handsOver} onChange={setHandsOver}>
              {say('setup.hands-over')}
            </Switch>
          )}
          <p className="small quiet">{say('setup.begins')}</p>
        </section>
        <Agreements settings={settings} onChange={setSettings} />
        {refused && (
          <p className="warning" role="alert">
            {say('setup.cannot')} {say(refused.code, refused.fill)}
          </p>
        )}
      </div>
      <footer className="dialog-foot">
        <Button className="button main" isDisabled={onTable && !canPlay} onPress={begin}>
          {say('setup.begin')}
        </Button>
      </footer>
    </>
  );
}

/** Who is armed with what on the board that lies on the table. */
function ArmsChoice({ forces, onChange }: { readonly forces: Forces; readonly onChange: (forces: Forces) => void }) {
  const { say } = useVoice();
  const vehicles = useSession((session) => sidesOn(session.document.board).some((side) => side.vehicles > 0));
  const open = async () => {
    const file = await chooseForcesFile();
    const read = file && (await readForces(file));
    if (file && read !== undefined) onChange({ fileName: file.name, forces: read });
  };
  return (
    <section>
      <h3>{say('setup.forces')}</h3>
      <p className="small">{forces ? say('setup.forces.file', { file: forces.fileName }) : say('setup.forces.usual')}</p>
      {vehicles && <p className="small quiet">{say('setup.vehicles')}</p>}
      <div className="row">
        <Button className="button" onPress={() => void open()}>
          {say('setup.forces.open')}
        </Button>
        {forces && (
          <Button className="button" onPress={() => onChange(null)}>
            {say('setup.forces.clear')}
          </Button>
        )}
      </div>
    </section>
  );
}
