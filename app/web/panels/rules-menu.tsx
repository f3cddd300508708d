import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { agreementOf, RULE_SET_IDS } from '../session/rule-set.ts';
import { playBy } from '../session/rules-intents.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { Icon } from './icon.tsx';

/** By which rules this table plays. */
export function RulesMenu() {
  const { say } = useVoice();
  const chosen = useSession((session) => agreementOf(session.document).ruleSet);
  return (
    <MenuTrigger>
      <Button className="bar-button worded rules-button" aria-label={`${say(`rule-set/${chosen}`)}, ${say('rules.menu')}`}>
        <Icon name="rules" />
        <span aria-hidden="true">{say(`rule-set/${chosen}`)}</span>
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" aria-label={say('rules.menu')}>
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[chosen]}
            onSelectionChange={(keys) => {
              const [id] = keys === 'all' ? [] : [...keys];
              if (id !== undefined) playBy(String(id));
            }}
          >
            <Header>{say('rules.menu')}</Header>
            {RULE_SET_IDS.map((id) => (
              <MenuItem key={id} id={id}>
                {say(`rule-set/${id}`)}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
