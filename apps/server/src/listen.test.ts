import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';

const open: FastifyInstance[] = [];

function server(): FastifyInstance {
  const app = Fastify();
  app.get('/', async () => 'here');
  open.push(app);
  return app;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

describe('listening', () => {
  it('takes any free port for 0', async () => {
    expect(await listen(server(), '127.0.0.1', 0)).toBeGreaterThan(0);
  });

  it('steps aside when the wanted port is taken, and answers there', async () => {
    const taken = await listen(server(), '127.0.0.1', 0);
    const port = await listen(server(), '127.0.0.1', taken);
    expect(port).not.toBe(taken);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  });

  it('gives up on a host that is not this machine', async () => {
    await expect(listen(server(), '192.0.2.1', 0)).rejects.toThrow();
  });
});
