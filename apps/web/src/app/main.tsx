import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../look/paper/fonts.ts';
import '../look/paper/tokens.css';
import '../look/paper/base.css';
import { applyTheme } from '../look/paper/theme.ts';
import { applySettings } from '../look/settings/settings.ts';
import { router } from './router.tsx';

applyTheme();
applySettings();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
