import type { ReactNode } from 'react';
import { Button, ToggleButton, Tooltip, TooltipTrigger } from 'react-aria-components';
import { type ToolName, useSession } from '../session/session.ts';
import { look, takeTool, toggleEye, toggleList, toggleNames } from '../session/view-intents.ts';
import { useVoice } from '../session/voice.ts';
import { Icon, type IconName } from './icon.tsx';

const TOOLS: readonly { readonly name: ToolName; readonly icon: IconName; readonly key: string }[] = [
  { name: 'sight', icon: 'eye', key: 'S' },
  { name: 'select', icon: 'move', key: 'A' },
  { name: 'move', icon: 'way', key: 'W' },
  { name: 'measure', icon: 'measure', key: 'M' },
  { name: 'template', icon: 'template', key: 'T' },
  { name: 'lab', icon: 'lab', key: 'K' },
];

/** In a game the table changes by orders alone: whoever plays has one tool for them, and those that only ask. */
const TOOLS_IN_PLAY: typeof TOOLS = [
  { name: 'play', icon: 'dice', key: 'A' },
  ...TOOLS.filter(({ name }) => name !== 'select' && name !== 'move'),
];

/** Tools and views, down the left edge. */
export function ToolRail() {
  const { say } = useVoice();
  const tool = useSession((session) => session.tool);
  const listOpen = useSession((session) => session.listOpen);
  const playing = useSession((session) => session.play !== null);
  const names = useSession((session) => session.names);
  const inEye = useSession((session) => session.view.kind === 'eye');
  const canEye = useSession((session) => inEye || session.looker !== null || session.selected?.kind === 'model');
  return (
    <nav className="rail" aria-label={say('rail.label')}>
      {(playing ? TOOLS_IN_PLAY : TOOLS).map(({ name, icon, key }) => (
        <Hinted key={name} text={say(`tool.${name}`)} shortcut={key}>
          <ToggleButton
            className="rail-button"
            aria-label={say(`tool.${name}`)}
            isSelected={tool === name}
            onChange={() => takeTool(name)}
          >
            <Icon name={icon} size={22} />
          </ToggleButton>
        </Hinted>
      ))}
      <hr />
      <Hinted text={say('rail.eye')} shortcut="V">
        <ToggleButton
          className="rail-button"
          aria-label={say('rail.eye')}
          isSelected={inEye}
          isDisabled={!canEye}
          onChange={toggleEye}
        >
          <span className="rail-letter">V</span>
        </ToggleButton>
      </Hinted>
      {(['home', 'top', 'front'] as const).map((kind) => (
        <Hinted key={kind} text={say(`view.${kind}`)} shortcut={{ home: 'H', top: 'O', front: 'F' }[kind]}>
          <Button className="rail-button" aria-label={say(`view.${kind}`)} onPress={() => look({ kind })}>
            <Icon name={kind} size={22} />
          </Button>
        </Hinted>
      ))}
      <hr />
      <Hinted text={say('rail.names')} shortcut="N">
        <ToggleButton className="rail-button" aria-label={say('rail.names')} isSelected={names} onChange={toggleNames}>
          <Icon name="names" size={22} />
        </ToggleButton>
      </Hinted>
      <Hinted text={say('rail.list')} shortcut="L">
        <ToggleButton className="rail-button" aria-label={say('rail.list')} isSelected={listOpen} onChange={() => toggleList()}>
          <Icon name="list" size={22} />
        </ToggleButton>
      </Hinted>
    </nav>
  );
}

/** A control with its name and key beside it while it is pointed at or has the focus. */
export function Hinted(props: {
  readonly text: string;
  readonly shortcut?: string;
  readonly placement?: 'right' | 'bottom';
  readonly children: ReactNode;
}) {
  return (
    <TooltipTrigger delay={350} closeDelay={80}>
      {props.children}
      <Tooltip className="tooltip" placement={props.placement ?? 'right'} offset={8}>
        {props.text}
        {props.shortcut && <kbd>{props.shortcut}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  );
}
