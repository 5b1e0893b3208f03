import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const aYear = 'public, max-age=31536000, immutable';
const askFirst = 'no-cache';

/** Serves the built site. Paths that name no file are pages, which the site itself tells apart. */
export async function addSite(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => response.setHeader('cache-control', cachingOf(path)),
  });
  // The front page names at once what it will ask for.
  const front = existsSync(join(folder, 'front.html')) ? 'front.html' : 'index.html';
  app.get('/', async (_request, reply) => reply.sendFile(front));
  app.setNotFoundHandler(async (request, reply) => {
    if (asksForPage(request)) return reply.sendFile('index.html');
    return sayNotFound(request, reply);
  });
}

/** Names under `assets` carry a hash of their content, so they never change. */
function cachingOf(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? aYear : askFirst;
}

function asksForPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '/';
  const wantsHtml = request.headers.accept?.includes('text/html') ?? false;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && wantsHtml && extname(path) === '';
}

function sayNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0];
  return reply.code(404).type('text/plain; charset=utf-8').send(`There is no ${path} here.\n`);
}
