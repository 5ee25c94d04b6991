/** The line to the server: comes back by itself after sleep, network loss and restarts, and says how it is. */

import type { ClientMessage, ServerMessage } from '../wire';

export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed';

type Unaddressed<T> = T extends ClientMessage ? Omit<T, 'id' | 'table'> : never;
export type Wish = Unaddressed<ClientMessage>;

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface LinkOptions {
  table: string;
  open: () => Wire;
  /** The first order on every new line. */
  join: () => Wish;
  hear: (told: ServerMessage) => void;
  state: (state: LinkState) => void;
  later?: (run: () => void, milliseconds: number) => () => void;
}

const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** So long a line that may have died in its sleep has to answer. */
const PATIENCE = 4000;

function afterwards(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

export class Link {
  private wire: Wire | null = null;
  private next = 1;
  private wait = SHORTEST_WAIT;
  private cancel: (() => void) | null = null;
  private over = false;
  private isOpen = false;
  private readonly asked = new Map<number, (told: ServerMessage | null) => void>();

  constructor(private readonly options: LinkOptions) {
    this.connect();
  }

  /** Sends an order; the answer that carries its number, or null if the line broke first. */
  ask(wish: Wish): Promise<ServerMessage | null> {
    if (!this.wire || !this.isOpen) return Promise.resolve(null);
    const id = this.next++;
    const wire = this.wire;
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      wire.send(JSON.stringify({ ...wish, id, table: this.options.table }));
    });
  }

  /** The page woke up or the network changed: tries again at once, or asks whether the line still leads anywhere. */
  wake(): void {
    if (this.over) return;
    if (this.isOpen) return this.probe();
    this.wait = SHORTEST_WAIT;
    this.cancel?.();
    this.connect();
  }

  /** After sleep a line may look open and lead nowhere: until it answers it does not count as open, and one that does
   *  not answer is dropped. */
  private probe(): void {
    const wire = this.wire;
    let answered = false;
    this.options.state('connecting');
    void this.ask(this.options.join()).then((told) => {
      if (told === null || this.wire !== wire) return;
      answered = true;
      this.options.state('open');
    });
    this.later(() => {
      if (answered || !wire || this.wire !== wire) return;
      this.lost();
      wire.close();
    }, PATIENCE);
  }

  end(): void {
    this.over = true;
    this.cancel?.();
    this.wire?.close();
    this.options.state('closed');
  }

  private connect(): void {
    this.cancel = null;
    this.options.state('connecting');
    const before = this.wire;
    const wire = this.options.open();
    this.wire = wire;
    before?.close();
    wire.onopen = () => {
      if (this.wire !== wire) return;
      this.isOpen = true;
      this.wait = SHORTEST_WAIT;
      this.options.state('open');
      void this.ask(this.options.join());
    };
    wire.onmessage = (event) => {
      if (this.wire === wire) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    wire.onclose = () => {
      if (this.wire === wire) this.lost();
    };
  }

  private later(run: () => void, milliseconds: number): () => void {
    return (this.options.later ?? afterwards)(run, milliseconds);
  }

  private hear(told: ServerMessage): void {
    this.options.hear(told);
    if (told.re === null || told.re === undefined) return;
    this.asked.get(told.re)?.(told);
    this.asked.delete(told.re);
  }

  private lost(): void {
    this.wire = null;
    this.isOpen = false;
    for (const answer of this.asked.values()) answer(null);
    this.asked.clear();
    if (this.over) return;
    this.options.state('waiting');
    this.cancel = this.later(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
