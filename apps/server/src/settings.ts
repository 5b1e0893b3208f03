/** Where the server listens. */
export interface Settings {
  readonly host: string;
  readonly port: number;
}

const usualHost = 'localhost';
const usualPort = 4600;

/** Reads `HOST` and `PORT`; what is missing is as usual. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  return {
    host: environment.HOST || usualHost,
    port: environment.PORT ? readPort(environment.PORT) : usualPort,
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`PORT is "${text}". It must be a number from 0 to 65535; 0 takes any free port.`);
}
