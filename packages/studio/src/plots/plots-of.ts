import { capital, counted } from '@cardscape/kernel';
import type { Analysis } from '../analysis/analyse.ts';
import type { Count, CountGrid } from '../analysis/analysed-card.ts';
import { type Terrain, terrainLook, terrains } from '../terrain/look.ts';
import { type BarChart, barChart } from './bar-chart.ts';
import { bars3d } from './bars-3d.ts';
import { type HeatMap, heatMap } from './heat-map.ts';
import type { Measure, Plot, PlotInk } from './plot.ts';

/** How many of a long list are drawn; all of them are in the numbers. */
const MOST_BARS = 30;

/** Every drawing of an analysis but those in three dimensions. */
export function plotsOf(analysis: Analysis, width: number, measure: Measure): Plot[] {
  return [
    ...barCharts(analysis).map((chart) => barChart(chart, width, measure)),
    ...heatMaps(analysis).map((map) => heatMap(map, measure)),
  ];
}

/** What each type speaks of, in three dimensions. */
export function plot3dOf(analysis: Analysis, measure: Measure): Plot {
  const map = typeByMention(analysis.typeByMention);
  const inks = new Map(map.rows.map((row) => [row, typeInk(row)]));
  return bars3d({ ...map, name: 'type_by_mention_3d' }, (row) => inks.get(row) ?? 'bar', measure);
}

function barCharts(analysis: Analysis): BarChart[] {
  const { cards, types, subtypes, ranks, typeMentions, subtypeMentions, families } = analysis;
  const inAll = `of ${counted(cards, 'card')}`;
  const kinds = (counts: readonly Count[]) =>
    counts.map((count) => barOf(count, typeInk(count.name)));
  const plain = (counts: readonly Count[], ink: PlotInk) => counts.map((one) => barOf(one, ink));
  return [
    { name: 'types', title: 'Types', note: `Cards of each type, ${inAll}`, bars: kinds(types) },
    {
      name: 'subtypes',
      title: 'Subtypes',
      note: `Cards of each subtype, ${inAll}; some have several`,
      bars: plain(subtypes, 'bar2'),
    },
    {
      name: 'ranks',
      title: 'Ranks',
      note: `Cards of each rank, ${inAll}`,
      bars: plain(ranks, 'bar'),
    },
    {
      name: 'mentions',
      title: 'What effects speak of',
      note: `Cards whose effects name a type (red) or a subtype (green), ${inAll}`,
      bars: [...plain(typeMentions, '#c0401d'), ...plain(subtypeMentions, 'bar2')],
    },
    {
      name: 'families',
      title: 'What effects do',
      note: `Cards with an effect of each family, ${inAll}${cut(families)}`,
      bars: plain(families.slice(0, MOST_BARS), 'bar'),
    },
    wordUse(analysis),
    {
      name: 'equal_effects',
      title: 'Effects that mean the same',
      note: `Effects with equal trees, and how many there are of each${cut(analysis.equalEffects)}`,
      bars: analysis.equalEffects.slice(0, MOST_BARS).map(({ text, cards: on }) => ({
        ...{ label: text, value: String(on.length), size: on.length, cards: on, ink: 'bar' },
      })),
    },
    {
      name: 'similar_cards',
      title: 'Cards most alike',
      note: 'What two cards share of all that is on them, in percent',
      bars: analysis.similarCards.map(({ cards: pair, likeness }) => {
        const percent = Math.round(likeness * 100);
        const label = pair.join(' and ');
        return { label, value: String(percent), size: percent, cards: pair, ink: 'bar' };
      }),
    },
  ];
}

const WORD_STEPS: readonly [label: string, from: number, to: number][] = [
  ['no card', 0, 0],
  ['1 card', 1, 1],
  ['2 or 3 cards', 2, 3],
  ['4 to 7 cards', 4, 7],
  ['8 to 15 cards', 8, 15],
  ['16 to 31 cards', 16, 31],
  ['32 or more', 32, Number.POSITIVE_INFINITY],
];

/** How many words of the language are on so many cards; asked about, a bar names its words. */
function wordUse({ words }: Analysis): BarChart {
  return {
    name: 'words',
    title: 'Words of the language',
    note: `How many of ${counted(words.length, 'word')} and phrases stand on so many cards`,
    bars: WORD_STEPS.map(([label, from, to]) => {
      const found = words.filter(({ count }) => count >= from && count <= to);
      const cards = found.map(({ name }) => name);
      const ink = from === 0 ? '#c0401d' : 'bar';
      return { label, value: String(found.length), size: found.length, cards, ink };
    }),
  };
}

function heatMaps({ typeByMention: grid, subtypeMentionsByType }: Analysis): HeatMap[] {
  return [
    typeByMention(grid),
    {
      ...tableOf(subtypeMentionsByType),
      name: 'subtype_mentions_by_type',
      title: 'Subtypes that each type speaks of',
      note: 'Rows: the type of the card. Columns: the subtype that its effects name.',
    },
  ];
}

function typeByMention(grid: CountGrid): HeatMap {
  return {
    ...tableOf(grid),
    name: 'type_by_mention',
    title: 'What each type speaks of',
    note: 'Rows: the type of the card. Columns: what its effects name.',
  };
}

function tableOf({
  rows,
  columns,
  counts,
}: CountGrid): Pick<HeatMap, 'rows' | 'columns' | 'cells'> {
  return {
    rows: rows.map(capital),
    columns: columns.map(capital),
    cells: counts.map((row, at) =>
      row.map(({ name, count, cards }) => ({
        label: `${capital(rows[at] ?? '')} cards that speak of ${capital(name)}`,
        value: String(count),
        size: count,
        cards,
      })),
    ),
  };
}

function barOf({ name, count, cards }: Count, ink: PlotInk) {
  return { label: capital(name), value: String(count), size: count, cards, ink };
}

function cut(list: readonly unknown[]): string {
  return list.length > MOST_BARS ? `; the first ${MOST_BARS} of ${list.length}` : '';
}

/** The colour of a type's ground. */
function typeInk(type: string): PlotInk {
  const name = type.toLowerCase() === 'spell' ? 'rune' : type.toLowerCase();
  const terrain = terrains.find((one): one is Terrain => one === name);
  return terrain ? (terrainLook(terrain).deep as PlotInk) : 'bar';
}
