import type { FastifyInstance } from 'fastify';

/** Adds the routes under `/api`; whatever is unknown there is answered in JSON. */
export async function addApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(
    async (api) => {
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      api.get('/health', async () => ({ ok: true, version }));
      // A route rather than a not-found handler: the site claims every path that no route has.
      api.all('/*', async (request, reply) => {
        const path = request.url.split('?', 1)[0];
        return reply.code(404).send({ error: `There is no ${request.method} ${path} here.` });
      });
    },
    { prefix: '/api' },
  );
}
