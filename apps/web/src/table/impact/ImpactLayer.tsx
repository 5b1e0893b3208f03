import { Component, createRef, type RefObject } from 'react';
import type { Impact } from './impact.ts';
import './ImpactLayer.css';
import { picturesOf, play, type Taken } from './play.ts';

interface Parts {
  /** Where it all happens. */
  readonly table: RefObject<HTMLElement | null>;
  /** What happens at this moment. */
  readonly impacts: readonly Impact[];
  readonly moment: unknown;
  /** Whether moments follow each other too fast for anything to be felt. */
  readonly still: boolean;
}

/**
 * Shows strikes land, things break and numbers fly off, over the table. A class, because only a class is
 * asked before what it draws changes: what is destroyed is pictured while it still lies there.
 */
export class ImpactLayer extends Component<Parts> {
  readonly #layer = createRef<HTMLDivElement>();
  #end: (() => void) | undefined;

  override shouldComponentUpdate({ moment }: Parts): boolean {
    return moment !== this.props.moment;
  }

  override getSnapshotBeforeUpdate(): Taken | null {
    const { impacts, still, table } = this.props;
    if (still || impacts.length === 0 || !table.current) return null;
    return picturesOf(table.current, impacts);
  }

  override componentDidUpdate(_: Parts, __: object, taken: Taken | null): void {
    const layer = this.#layer.current;
    const { impacts, table, still } = this.props;
    // What is felt is not cut short by a moment in which nothing is.
    if (taken || still) this.#end?.();
    if (taken && layer && table.current) this.#end = play(layer, table.current, impacts, taken);
  }

  override componentWillUnmount(): void {
    this.#end?.();
  }

  override render() {
    return <div className="impacts" ref={this.#layer} aria-hidden="true" data-impacts />;
  }
}
