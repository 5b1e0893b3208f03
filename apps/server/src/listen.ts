import type { FastifyInstance } from 'fastify';

const neighboursTried = 9;
const anyFreePort = 0;

/** Listens on the wanted port, or on a free one near it, and gives the port taken. */
export async function listen(app: FastifyInstance, host: string, wanted: number): Promise<number> {
  for (const port of candidates(wanted)) {
    try {
      await app.listen({ host, port });
      return portOf(app);
    } catch (error) {
      if (!isTaken(error) || port === anyFreePort) throw error;
    }
  }
  throw new Error(`No free port was found near ${wanted}.`);
}

function candidates(wanted: number): number[] {
  if (wanted === anyFreePort) return [anyFreePort];
  const near = Array.from({ length: neighboursTried }, (_, index) => wanted + 1 + index);
  return [wanted, ...near.filter((port) => port <= 65_535), anyFreePort];
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server listens, but on no port.');
  }
  return address.port;
}
