import Fastify, { type FastifyInstance } from 'fastify';
import { addApi } from './api.ts';
import { addSecurityHeaders } from './headers.ts';
import { addSite } from './site.ts';

/** What a server needs to know before it can answer. */
export interface AppOptions {
  /** The folder of the built site. */
  readonly siteFolder: string;
  /** The version that `/api/health` tells. */
  readonly version: string;
}

/** The server without a port: the API under `/api`, the site everywhere else. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true, logger: { level: 'error' } });
  addSecurityHeaders(app);
  await addApi(app, options.version);
  await addSite(app, options.siteFolder);
  return app;
}
