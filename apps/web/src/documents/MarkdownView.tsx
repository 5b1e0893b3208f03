import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Block, plainText, type Span } from './markdown.ts';
import './MarkdownView.css';

/** Spans as elements. Their place in the text is their identity: the text never changes on screen. */
export function Spans({ spans }: { spans: readonly Span[] }): ReactNode {
  return keyed(spans).map(([key, span]) => <SpanView key={key} span={span} />);
}

function SpanView({ span }: { span: Span }): ReactNode {
  if (span.kind === 'text') return span.text;
  if (span.kind === 'code') return <code>{span.text}</code>;
  const inside = <Spans spans={span.spans} />;
  if (span.kind === 'strong') return <strong>{inside}</strong>;
  if (span.kind === 'emphasis') return <em>{inside}</em>;
  if (!span.to.startsWith('/')) return <a href={span.to}>{inside}</a>;
  const [path = '', hash] = span.to.split('#');
  return (
    <Link to={path} {...(hash !== undefined && { hash })} preload={false}>
      {inside}
    </Link>
  );
}

/** One block of a document; headings are set one level lower, under the page's own. */
export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = (['h2', 'h2', 'h3', 'h4'] as const)[block.level - 1] ?? 'h4';
      return (
        <Heading>
          <Spans spans={block.spans} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'code':
      return <pre className="markdown-code">{block.text}</pre>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className="markdown-list">
          {keyed(block.items).map(([key, item]) => (
            <li key={key}>
              <Spans spans={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView block={block} />;
  }
}

function TableView({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table is no landmark of the page, and no form
    <div
      className="markdown-table"
      role="group"
      aria-label={`Table: ${block.head.map(plainText).filter(Boolean).join(', ')}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by the keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {keyed(block.head).map(([key, cell]) =>
              cell.length === 0 ? (
                <td key={key} />
              ) : (
                <th key={key} scope="col">
                  <Spans spans={cell} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {keyed(block.rows).map(([key, row]) => (
            <tr key={key}>
              {keyed(row).map(([place, cell]) => (
                <td key={place}>
                  <Spans spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A list that never changes on screen, keyed by place. */
export function keyed<T>(list: readonly T[]): [string, T][] {
  return list.map((item, index) => [String(index), item]);
}
