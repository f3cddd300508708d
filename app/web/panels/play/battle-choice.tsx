import { useEffect, useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { findScenarios, type ScenarioCard } from '../../session/play/scenarios.ts';
import { sidesOn } from '../../session/play/set-up.ts';
import { useSession } from '../../session/session.ts';
import { useVoice } from '../../session/voice.ts';
import { SideSwatch } from './side-name.tsx';

/** The board on the table, or a scenario. */
export type Battle = 'table' | ScenarioCard;

/** What is fought: on the board that lies on the table, or one of the scenarios that come with the page. */
export function BattleChoice({ battle, onChange }: { readonly battle: Battle; readonly onChange: (battle: Battle) => void }) {
  const { say, language } = useVoice();
  const [scenarios, setScenarios] = useState<readonly ScenarioCard[]>([]);
  useEffect(() => {
    let wanted = true;
    void findScenarios(language).then((found) => wanted && setScenarios(found));
    return () => {
      wanted = false;
    };
  }, [language]);
  return (
    <RadioGroup
      className="choice"
      value={battle === 'table' ? 'table' : battle.id}
      onChange={(value) => onChange(scenarios.find(({ id }) => id === value) ?? 'table')}
    >
      <Label>{say('setup.battle')}</Label>
      <div className="stack">
        <Radio className="option" value="table">
          <OnTheTable />
        </Radio>
        {scenarios.map(({ id, title, story }) => (
          <Radio key={id} className="option" value={id}>
            <span>
              <strong>{title}</strong>
              <span className="quiet block">{story}</span>
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

/** Who could play on the board that lies there. */
function OnTheTable() {
  const { say } = useVoice();
  const board = useSession((session) => session.document.board);
  return (
    <span>
      <strong>{say('setup.on-the-table', { name: board.meta.name || say('board.unnamed') })}</strong>
      <span className="setup-sides quiet">
        {sidesOn(board).map(({ side, figures }) => (
          <span key={side}>
            <SideSwatch side={side} /> {say('name.side', { side })}: {say('setup.figures', { count: figures })}
          </span>
        ))}
      </span>
    </span>
  );
}
