import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './look/fonts.ts';
import './look/tokens.css';
import './look/base.css';
import { applyTheme } from './look/theme.ts';
import { router } from './router.tsx';

applyTheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
