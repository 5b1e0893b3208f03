import { text } from '../compare.ts';
import { LuaError } from '../error.ts';
import { spendSteps, spendString } from '../meter.ts';
import { isInteger, numberText } from '../number.ts';
import { formatExponent, formatFixed, formatGeneral, formatHexFloat } from '../number-format.ts';
import type { Run } from '../run.ts';
import { LuaFloat, type LuaValue } from '../value.ts';
import type { Arguments } from './arguments.ts';

/** One directive such as `%-5.2f`. */
interface Directive {
  readonly flags: string;
  readonly width: number;
  readonly precision: number | undefined;
  readonly kind: string;
}

/** What writing a number or a word counts for. */
const DIRECTIVE_STEPS = 20;

const DIRECTIVE = /^%([-+ #0]*)(\d*)(?:\.(\d*))?([\s\S])/;

function readDirective(template: string, start: number): { directive: Directive; end: number } {
  const match = DIRECTIVE.exec(template.slice(start, start + 32));
  if (!match) throw new LuaError("invalid conversion '%' to 'format'");
  const [whole, flags = '', width = '', precision, kind = ''] = match;
  if (width.length > 2 || (precision ?? '').length > 2 || flags.length > 5)
    throw new LuaError('invalid format (width or precision too long)');
  const directive = {
    flags,
    width: Number(width),
    precision: precision === undefined ? undefined : Number(precision),
    kind,
  };
  return { directive, end: start + whole.length };
}

/** Pads to the width; zeros go behind the sign and the base. */
function padded(shown: string, { flags, width }: Directive, zeros: boolean): string {
  if (flags.includes('-')) return shown.padEnd(width);
  if (!zeros || !flags.includes('0')) return shown.padStart(width);
  const sign = /^[-+ ]?(?:0[xX])?/.exec(shown)?.[0] ?? '';
  return sign + shown.slice(sign.length).padStart(width - sign.length, '0');
}

function signed(shown: string, { flags }: Directive): string {
  if (shown.startsWith('-')) return shown;
  if (flags.includes('+')) return `+${shown}`;
  return flags.includes(' ') ? ` ${shown}` : shown;
}

function whole(directive: Directive, value: number): string {
  const { precision } = directive;
  const digits = String(Math.abs(value)).padStart(precision ?? 1, '0');
  const shown = precision === 0 && value === 0 ? '' : digits;
  return padded(
    signed(value < 0 ? `-${shown}` : shown, directive),
    directive,
    precision === undefined,
  );
}

/** `%x`, `%X`, `%o`, `%u`: the bits of the number, without a sign. */
function unsigned(directive: Directive, value: number): string {
  const { kind, flags, precision } = directive;
  const base = kind === 'o' ? 8 : kind === 'u' ? 10 : 16;
  let shown = BigInt.asUintN(64, BigInt(value)).toString(base);
  if (precision === 0 && value === 0) shown = '';
  shown = shown.padStart(precision ?? 1, '0');
  if (flags.includes('#') && value !== 0 && base !== 10) shown = (base === 8 ? '0' : '0x') + shown;
  const cased = kind === 'X' ? shown.toUpperCase() : shown;
  return padded(cased, directive, precision === undefined);
}

function fractional(directive: Directive, value: number): string {
  const { kind, flags, precision } = directive;
  const alternate = flags.includes('#');
  const shown = {
    f: () => formatFixed(value, precision ?? 6, alternate),
    e: () => formatExponent(value, precision ?? 6, alternate),
    g: () => formatGeneral(value, precision ?? 6, alternate),
    a: () => formatHexFloat(value, precision),
  }[kind.toLowerCase() as 'f' | 'e' | 'g' | 'a']();
  const cased = kind === kind.toUpperCase() ? shown.toUpperCase() : shown;
  return padded(signed(cased, directive), directive, Number.isFinite(value));
}

const QUOTED = /["\\\n\r\0]/g;

/** `%q`: a value as it could stand in a source. */
function quoted(args: Arguments, place: number): string {
  const value: LuaValue = args.any(place);
  if (typeof value === 'string')
    return `"${value.replace(QUOTED, (sign, at: number) => quotedSign(sign, value[at + 1]))}"`;
  if (value === undefined || typeof value === 'boolean') return String(value ?? 'nil');
  if (isInteger(value)) return numberText(value);
  if (typeof value === 'number') return formatHexFloat(value, undefined);
  if (value instanceof LuaFloat) return formatHexFloat(value.number, undefined);
  throw args.wrong(place, 'value has no literal form');
}

function quotedSign(sign: string, following: string | undefined): string {
  if (sign === '\r') return '\\13';
  if (sign !== '\0') return `\\${sign}`;
  return following !== undefined && /\d/.test(following) ? '\\000' : '\\0';
}

function write(run: Run, args: Arguments, place: number, directive: Directive): string {
  switch (directive.kind) {
    case 'c':
      return padded(String.fromCharCode(args.integer(place)), directive, false);
    case 'd':
    case 'i':
      return whole(directive, args.integer(place));
    case 'o':
    case 'u':
    case 'x':
    case 'X':
      return unsigned(directive, args.integer(place));
    case 'a':
    case 'A':
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
      return fractional(directive, args.float(place));
    case 'q':
      return quoted(args, place);
    case 's': {
      const shown = text(run, args.any(place));
      const { precision } = directive;
      return padded(precision === undefined ? shown : shown.slice(0, precision), directive, false);
    }
    default:
      throw new LuaError(`invalid option '%${directive.kind}' to 'format'`);
  }
}

/** `string.format` */
export function format(run: Run, args: Arguments): string {
  const template = args.text(1);
  spendString(run.meter, template.length);
  const parts: string[] = [];
  let place = 1;
  let at = 0;
  for (;;) {
    const percent = template.indexOf('%', at);
    if (percent < 0) break;
    parts.push(template.slice(at, percent));
    if (template[percent + 1] === '%') {
      parts.push('%');
      at = percent + 2;
      continue;
    }
    const { directive, end } = readDirective(template, percent);
    spendSteps(run.meter, DIRECTIVE_STEPS + 2 * (directive.precision ?? 0));
    const piece = write(run, args, ++place, directive);
    spendString(run.meter, piece.length);
    parts.push(piece);
    at = end;
  }
  parts.push(template.slice(at));
  return parts.join('');
}
