import '@fontsource-variable/inter';
import './look/tokens.css';
import './look/page.css';
import './look/controls.css';
import './look/verdict.css';
import './look/dialogs.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const page = document.getElementById('page');
if (page) {
  createRoot(page).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
