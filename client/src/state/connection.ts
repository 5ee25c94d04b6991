/** The connection to the server: reconnects by itself after sleep, network loss and restarts, and reports its state. */

import type { ClientMessage, ServerMessage } from '../wire';

export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'closed';

type Unaddressed<T> = T extends ClientMessage ? Omit<T, 'id' | 'table'> : never;
export type Command = Unaddressed<ClientMessage>;

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface ConnectionOptions {
  table: string;
  open: () => Socket;
  /** The first message on every new socket. */
  join: () => Command;
  onMessage: (message: ServerMessage) => void;
  onState: (state: ConnectionState) => void;
  later?: (run: () => void, milliseconds: number) => () => void;
}

const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** How long a connection that may have died during sleep has to answer. */
const PATIENCE = 4000;

function afterwards(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

export class Connection {
  private socket: Socket | null = null;
  private next = 1;
  private wait = SHORTEST_WAIT;
  private cancel: (() => void) | null = null;
  private over = false;
  private isOpen = false;
  private readonly asked = new Map<number, (message: ServerMessage | null) => void>();

  constructor(private readonly options: ConnectionOptions) {
    this.connect();
  }

  /** Sends a command; resolves to the reply that carries its id, or to null if the connection broke first. */
  ask(command: Command): Promise<ServerMessage | null> {
    if (!this.socket || !this.isOpen) return Promise.resolve(null);
    const id = this.next++;
    const socket = this.socket;
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      socket.send(JSON.stringify({ ...command, id, table: this.options.table }));
    });
  }

  /** The page woke up or the network changed: reconnects at once, or checks that the connection is still alive. */
  wake(): void {
    if (this.over) return;
    if (this.isOpen) return this.probe();
    this.wait = SHORTEST_WAIT;
    this.cancel?.();
    this.connect();
  }

  /** After sleep a socket may look open although it is dead: until it answers it does not count as open, and one that
   *  does not answer is dropped. */
  private probe(): void {
    const socket = this.socket;
    let answered = false;
    this.options.onState('connecting');
    void this.ask(this.options.join()).then((message) => {
      if (message === null || this.socket !== socket) return;
      answered = true;
      this.options.onState('open');
    });
    this.later(() => {
      if (answered || !socket || this.socket !== socket) return;
      this.lost();
      socket.close();
    }, PATIENCE);
  }

  end(): void {
    this.over = true;
    this.cancel?.();
    this.socket?.close();
    this.options.onState('closed');
  }

  private connect(): void {
    this.cancel = null;
    this.options.onState('connecting');
    const before = this.socket;
    const socket = this.options.open();
    this.socket = socket;
    before?.close();
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.isOpen = true;
      this.wait = SHORTEST_WAIT;
      this.options.onState('open');
      void this.ask(this.options.join());
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private later(run: () => void, milliseconds: number): () => void {
    return (this.options.later ?? afterwards)(run, milliseconds);
  }

  private receive(message: ServerMessage): void {
    this.options.onMessage(message);
    if (message.re === null || message.re === undefined) return;
    this.asked.get(message.re)?.(message);
    this.asked.delete(message.re);
  }

  private lost(): void {
    this.socket = null;
    this.isOpen = false;
    for (const answer of this.asked.values()) answer(null);
    this.asked.clear();
    if (this.over) return;
    this.options.onState('waiting');
    this.cancel = this.later(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
