import { EXIT } from './exit-codes.ts';
import { nodeHost } from './node-host.ts';
import { run } from './program.ts';

// A reader such as "head" that has seen enough closes the pipe: nothing is wrong then.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.fine);
});

try {
  process.exitCode = await run(nodeHost(), process.argv.slice(2));
} catch (error) {
  process.stderr.write(
    `Something went wrong here: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exitCode = EXIT.wrong;
}
