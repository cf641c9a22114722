import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A mail server that keeps what it receives. It can be silent: it accepts connections and never answers. */
export class SmtpServer {
  /** The mails, with headers. */
  received: string[] = []
  isSilent = false
  #server: Server | null = null
  #sockets = new Set<Socket>()
  #port = 0

  /** Starts it again on the port that it had before, if any. */
  async start() {
    this.#server = createServer((socket) => this.#talk(socket)).listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  async stop() {
    const server = this.#server
    this.#server = null
    if (!server) return
    const closed = once(server, 'close')
    server.close()
    this.#sockets.forEach((socket) => socket.destroy())
    await closed
  }

  get settings() {
    return { MAIL_TRANSPORT: 'smtp', SMTP_URL: `smtp://127.0.0.1:${this.#port}` }
  }

  #talk(socket: Socket) {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => {})
    if (this.isSilent) return
    let text = ''
    let isMail = false
    socket.write('220 ready\r\n')
    socket.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
      for (;;) {
        const end = text.indexOf(isMail ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = text.slice(0, end)
        text = text.slice(end + (isMail ? 5 : 2))
        if (isMail) this.received.push(part)
        const wasMail = isMail
        isMail = !wasMail && part.toUpperCase() === 'DATA'
        socket.write(isMail ? '354 go on\r\n' : '250 done\r\n')
      }
    })
  }
}
