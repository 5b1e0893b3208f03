/** One figure of a benchmark. */
export interface Figure {
  /** The benchmark it belongs to: the NAME of `npm run bench -- NAME`. */
  readonly bench: string;
  readonly metric: string;
  readonly unit: string;
  readonly value: number;
  /** What it is compared with, measured in the same run. */
  readonly peer?: { readonly name: string; readonly value: number };
  /** What it must reach, by itself and against the peer. */
  readonly target?: {
    readonly value?: number;
    readonly ratio?: number;
    /** It must not be more than this. */
    readonly most?: number;
  };
}

/** Prints a figure as a line of JSON; a missed target makes the run fail. */
export function report({ bench, metric, unit, value, peer, target }: Figure): void {
  const ratio = peer ? value / peer.value : null;
  const line = {
    bench,
    metric,
    unit,
    value: rounded(value),
    peer: peer?.name ?? null,
    peerValue: peer ? rounded(peer.value) : null,
    ratio: ratio === null ? null : rounded(ratio),
    target: target ?? null,
  };
  console.log(JSON.stringify(line));
  const reached =
    value >= (target?.value ?? 0) &&
    value <= (target?.most ?? value) &&
    (ratio ?? 0) >= (target?.ratio ?? 0);
  if (!reached) process.exitCode = 1;
}

/** Three digits are as many as a benchmark can mean; large numbers keep their whole part. */
function rounded(value: number): number {
  return value >= 1000 ? Math.round(value) : Number(value.toPrecision(3));
}
