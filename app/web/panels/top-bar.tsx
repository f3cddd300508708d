import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { LANGUAGES } from '../../wording/speak.ts';
import { redo, undo } from '../session/board-intents.ts';
import { newBoard, openDemo, saveBoard, saveForOthers, saveTerrain } from '../session/file-intents.ts';
import { openImport } from '../session/import-desk.ts';
import { speak } from '../session/language.ts';
import { saveGame } from '../session/play/game-files.ts';
import { leaveGame } from '../session/play/game-intents.ts';
import { useSession } from '../session/session.ts';
import { openDialog, toggleMillimetres } from '../session/view-intents.ts';
import { useVoice } from '../session/voice.ts';
import { chooseTableFile } from './choose-file.ts';
import { Icon } from './icon.tsx';
import { RulesMenu } from './rules-menu.tsx';
import { Hinted } from './tool-rail.tsx';

/** What concerns the whole table: its file, its history, the language, help. */
export function TopBar() {
  const { say } = useVoice();
  const name = useSession((session) => session.document.board.meta.name);
  const keepsNothing = useSession((session) => session.keepsNothing);
  const playing = useSession((session) => session.play !== null);
  return (
    <header className="top-bar">
      <h1 className="brand">
        <Mark />
        <span>Eyeline</span>
      </h1>
      <p className="board-name">{name || say('board.unnamed')}</p>
      {keepsNothing && <p className="board-name keeps-nothing">{say('told.keeps-nothing')}</p>}
      <div className="stretch" />
      {!playing && <RulesMenu />}
      <FileMenu />
      {!playing && (
        <Button className="bar-button worded play-button" onPress={() => openDialog('play')}>
          <Icon name="dice" />
          <span>{say('start.play')}</span>
        </Button>
      )}
      {!playing && <Steps />}
      <LanguageMenu />
      <Hinted text={say('help.title')} shortcut="?" placement="bottom">
        <Button className="bar-button" aria-label={say('help.title')} onPress={() => openDialog('help')}>
          <Icon name="help" />
        </Button>
      </Hinted>
    </header>
  );
}

/** Steps on the board, back and forth. A game is taken back by its own rules. */
function Steps() {
  const { say } = useVoice();
  const canUndo = useSession((session) => session.past.length > 0);
  const canRedo = useSession((session) => session.future.length > 0);
  return (
    <>
      <Hinted text={say('edit.undo')} shortcut="Ctrl Z" placement="bottom">
        <Button className="bar-button" aria-label={say('edit.undo')} isDisabled={!canUndo} onPress={undo}>
          <Icon name="undo" />
        </Button>
      </Hinted>
      <Hinted text={say('edit.redo')} shortcut="Ctrl Y" placement="bottom">
        <Button className="bar-button" aria-label={say('edit.redo')} isDisabled={!canRedo} onPress={redo}>
          <Icon name="redo" />
        </Button>
      </Hinted>
    </>
  );
}

function FileMenu() {
  const { say } = useVoice();
  const playing = useSession((session) => session.play !== null);
  const act = (key: string | number) => {
    if (key === 'new') newBoard();
    else if (key === 'demo') void openDemo();
    else if (key === 'open') void chooseTableFile();
    else if (key === 'save') void saveBoard();
    else if (key === 'save-light') void saveForOthers();
    else if (key === 'save-glb') void saveTerrain('glb');
    else if (key === 'save-uvtt') void saveTerrain('uvtt');
    else if (key === 'save-game') saveGame();
    else if (key === 'leave-game') leaveGame();
    else openImport();
  };
  const hasSculpts = useSession(({ document }) =>
    Object.values(document.board.models).some(({ sculpt }) => sculpt.from === 'import'),
  );
  return (
    <MenuTrigger>
      <Button className="bar-button worded" aria-label={say('file.menu')}>
        <Icon name="file" />
        <span>{say('file.menu')}</span>
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" onAction={act} aria-label={say('file.menu')}>
          <MenuItem id="open">{say('file.open')}</MenuItem>
          {playing && <MenuItem id="save-game">{say('file.save-game')}</MenuItem>}
          {playing && <MenuItem id="leave-game">{say('file.leave-game')}</MenuItem>}
          <MenuItem id="save">{say('file.save')}</MenuItem>
          {hasSculpts && <MenuItem id="save-light">{say('file.save-light')}</MenuItem>}
          <MenuItem id="save-glb">{say('file.save-glb')}</MenuItem>
          <MenuItem id="save-uvtt">{say('file.save-uvtt')}</MenuItem>
          {!playing && <MenuItem id="import">{say('file.import')}</MenuItem>}
          <Separator />
          <MenuItem id="new">{say('file.new')}</MenuItem>
          <MenuItem id="demo">{say('file.demo')}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function LanguageMenu() {
  const { say, language } = useVoice();
  const inMillimetres = useSession((session) => session.inMillimetres);
  return (
    <MenuTrigger>
      <Button className="bar-button worded language-button" aria-label={`${language.toUpperCase()}, ${say('language.menu')}`}>
        <Icon name="globe" />
        <span aria-hidden="true">{language.toUpperCase()}</span>
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" aria-label={say('language.menu')}>
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[language]}
            onSelectionChange={(keys) => {
              const chosen = LANGUAGES.find((one) => keys !== 'all' && keys.has(one));
              if (chosen) speak(chosen);
            }}
          >
            <Header>{say('language.menu')}</Header>
            {LANGUAGES.map((one) => (
              <MenuItem key={one} id={one}>
                {say(`language.${one}`)}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[inMillimetres ? 'mm' : 'ruler']}
            onSelectionChange={(keys) => {
              if (keys !== 'all' && keys.has('mm') !== inMillimetres) toggleMillimetres();
            }}
          >
            <Header>{say('units.title')}</Header>
            <MenuItem id="ruler">{say('units.ruler')}</MenuItem>
            <MenuItem id="mm">{say('units.mm')}</MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function Mark() {
  return (
    <svg width="26" height="26" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M3 16C7.4 8.6 11.6 6 16 6s8.6 2.6 13 10c-4.4 7.4-8.6 10-13 10S7.4 23.4 3 16Z"
        stroke="var(--accent)"
        strokeWidth="2.4"
      />
      <circle cx="16" cy="16" r="4.4" fill="var(--accent)" />
    </svg>
  );
}
