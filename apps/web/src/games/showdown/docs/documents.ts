/** A document for people who make cards of Showdown. */
export interface CardDocument {
  /** The last part of its address, and of its file. */
  readonly key: string;
  readonly title: string;
  /** What it is for. */
  readonly line: string;
  readonly load: () => Promise<{ readonly default: string }>;
}

/** Where the documents are. */
export const documentsPath = '/make/showdown';

/** The documents, in the order in which they are read. */
export const documents: readonly CardDocument[] = [
  {
    key: 'first-card',
    title: 'Your first card',
    line: 'From an empty file to a card on the table.',
    load: () => import('../../../../../../docs/showdown/first-card.md?raw'),
  },
  {
    key: 'functions',
    title: 'Functions',
    line: 'All that a script can call, with an example each.',
    load: () => import('../../../../../../docs/showdown/functions.md?raw'),
  },
  {
    key: 'pointcuts',
    title: 'Pointcuts',
    line: 'The moments at which the functions of a card run.',
    load: () => import('../../../../../../docs/showdown/pointcuts.md?raw'),
  },
  {
    key: 'order',
    title: 'Order',
    line: 'Which pointcuts cards hear one after the other.',
    load: () => import('../../../../../../docs/showdown/order.md?raw'),
  },
  {
    key: 'flags',
    title: 'Flags',
    line: 'The words in capitals that functions take.',
    load: () => import('../../../../../../docs/showdown/flags.md?raw'),
  },
  {
    key: 'lua',
    title: 'Lua',
    line: 'The language of the functions: what it has, and what it leaves out.',
    load: () => import('../../../../../../docs/showdown/lua.md?raw'),
  },
  {
    key: 'command-line',
    title: 'Command line',
    line: 'Check, try and play whole folders of cards in a terminal.',
    load: () => import('../../../../../../docs/showdown/command-line.md?raw'),
  },
];
