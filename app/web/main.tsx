import '@fontsource-variable/inter';
import './look/tokens.css';
import './look/page.css';
import './look/controls.css';
import './look/verdict.css';
import './look/way.css';
import './look/measuring.css';
import './look/template.css';
import './look/lab.css';
import './look/play.css';
import './look/dialogs.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { BugBoundary } from './panels/bug-boundary.tsx';
import { BugReport } from './panels/bug-report.tsx';

function BrokenPage({ details }: { readonly details: string }) {
  return (
    <main className="page-broken">
      <BugReport says="bug.page" details={details} onReload={() => location.reload()} />
    </main>
  );
}

const page = document.getElementById('page');
if (page) {
  createRoot(page).render(
    <StrictMode>
      <BugBoundary instead={(details) => <BrokenPage details={details} />}>
        <App />
      </BugBoundary>
    </StrictMode>,
  );
}
