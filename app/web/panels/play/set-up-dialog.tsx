import { useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay, Switch } from 'react-aria-components';
import type { PlainData, Refusal, Settings } from '../../../../engine/index.ts';
import { beginOnTable, playedRules, readForces, sidesOn } from '../../session/play/set-up.ts';
import { useSession } from '../../session/session.ts';
import { openDialog } from '../../session/view-intents.ts';
import { useVoice } from '../../session/voice.ts';
import { chooseForcesFile } from '../choose-file.ts';
import { Icon } from '../icon.tsx';
import { SegmentedChoice } from '../segmented-choice.tsx';
import { Agreements } from './agreements.tsx';
import { SideSwatch } from './side-name.tsx';

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
  const [forces, setForces] = useState<Forces>(null);
  const [dice, setDice] = useState<'seed' | 'by-hand'>('seed');
  const [settings, setSettings] = useState<Settings>(() => playedRules()?.settings ?? {});
  const [throwsAtOnce, setThrowsAtOnce] = useState(false);
  const [handsOver, setHandsOver] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const sides = sidesOn(board);
  const canPlay = sides.filter(({ figures }) => figures > 0).length >= 2;
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
        <p className="quiet">{say('setup.what')}</p>
        <section>
          <h3>{say('setup.sides')}</h3>
          <ul className="setup-sides">
            {sides.map(({ side, figures }) => (
              <li key={side}>
                <SideSwatch side={side} />
                <strong>{say('name.side', { side })}</strong>
                <span className="quiet">{say('setup.figures', { count: figures })}</span>
              </li>
            ))}
          </ul>
          {!canPlay && <p className="warning">{say('setup.no-sides')}</p>}
          {canPlay && sides.some(({ vehicles }) => vehicles > 0) && <p className="small quiet">{say('setup.vehicles')}</p>}
        </section>
        <section>
          <h3>{say('setup.forces')}</h3>
          <p className="small">{forces ? say('setup.forces.file', { file: forces.fileName }) : say('setup.forces.usual')}</p>
          <div className="row">
            <Button
              className="button"
              onPress={() =>
                void chooseForcesFile().then(async (file) => {
                  const read = file && (await readForces(file));
                  if (file && read !== undefined) setForces({ fileName: file.name, forces: read });
                })
              }
            >
              {say('setup.forces.open')}
            </Button>
            {forces && (
              <Button className="button" onPress={() => setForces(null)}>
                {say('setup.forces.clear')}
              </Button>
            )}
          </div>
        </section>
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
          <Switch className="switch" isSelected={handsOver} onChange={setHandsOver}>
            {say('setup.hands-over')}
          </Switch>
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
        <Button
          className="button main"
          isDisabled={!canPlay}
          onPress={() => beginOnTable({ forces: forces?.forces ?? null, dice, settings, throwsAtOnce, handsOver }, setRefused)}
        >
          {say('setup.begin')}
        </Button>
      </footer>
    </>
  );
}
