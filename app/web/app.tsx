import { useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { BoardList } from './panels/board-list.tsx';
import { FaultDialog } from './panels/fault-dialog.tsx';
import { HelpDialog } from './panels/help-dialog.tsx';
import { HintTrail } from './panels/hint-trail.tsx';
import { ImportDialog } from './panels/import-dialog.tsx';
import { ResultDialog } from './panels/play/result-dialog.tsx';
import { SetUpDialog } from './panels/play/set-up-dialog.tsx';
import { TurnBar } from './panels/play/turn-bar.tsx';
import { SidePanel } from './panels/side-panel.tsx';
import { SpokenAnswer } from './panels/spoken-answer.tsx';
import { StartDoors } from './panels/start-doors.tsx';
import { ToolRail } from './panels/tool-rail.tsx';
import { TopBar } from './panels/top-bar.tsx';
import { TableScene } from './scene/table-scene.tsx';
import { beginVisit } from './session/begin-visit.ts';
import { useSession } from './session/session.ts';
import { listenToDrops } from './tools/drop-files.ts';
import { listenToKeys } from './tools/keyboard.ts';

export function App() {
  const listOpen = useSession((session) => session.listOpen);
  const sheetTall = useSession((session) => session.sheetTall);
  const playing = useSession((session) => session.play !== null);
  const language = useSession((session) => session.language);
  const phase = useSession((session) => (session.coming ? 'reading' : session.phase));
  useEffect(beginVisit, []);
  useEffect(listenToKeys, []);
  useEffect(listenToDrops, []);
  return (
    <I18nProvider locale={language}>
      <main
        className="page"
        data-phase={phase}
        data-play={playing || undefined}
        data-list={listOpen ? 'open' : 'shut'}
        data-sheet={sheetTall ? 'tall' : 'low'}
      >
        <TopBar />
        <TableScene />
        <ToolRail />
        {listOpen && <BoardList />}
        <div className="over-table">
          <StartDoors />
          <HintTrail />
        </div>
        <TurnBar />
        <SidePanel />
        <HelpDialog />
        <FaultDialog />
        <ImportDialog />
        <SetUpDialog />
        <ResultDialog />
        <SpokenAnswer />
      </main>
    </I18nProvider>
  );
}
