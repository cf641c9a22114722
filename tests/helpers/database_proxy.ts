import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A TCP proxy before a database that can fall silent, like a host that lost its network. */
export class DatabaseProxy {
  #pairs = new Set<[Socket, Socket]>()
  #isSilent = false

  private constructor(
    private server: Server,
    private target: number
  ) {}

  /** Passes connections on to this port. */
  static async to(target: number): Promise<DatabaseProxy> {
    const server = createServer()
    const proxy = new DatabaseProxy(server, target)
    server.on('connection', (socket) => proxy.#join(socket))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return proxy
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  /** Accepts connections and bytes, but passes nothing on. */
  silence() {
    this.#isSilent = true
    for (const pair of this.#pairs) for (const socket of pair) socket.pause()
  }

  /** Passes on what came in the meantime. */
  resume() {
    this.#isSilent = false
    for (const pair of this.#pairs) for (const socket of pair) socket.resume()
  }

  async end() {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy()
    this.server.close()
    await once(this.server, 'close')
  }

  #join(incoming: Socket) {
    const outgoing = connect(this.target, '127.0.0.1')
    const pair: [Socket, Socket] = [incoming, outgoing]
    this.#pairs.add(pair)
    const end = () => {
      this.#pairs.delete(pair)
      for (const socket of pair) socket.destroy()
    }
    for (const [one, other] of [pair, pair.toReversed()]) {
      one.on('data', (bytes) => other.write(bytes))
      one.on('error', end).on('close', end)
      if (this.#isSilent) one.pause()
    }
  }
}
