import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import {
  DatabaseAway,
  logNextAway,
  isCertainlyDatabaseAway,
  markErrors,
} from '#app/core/db/database_away'

/** How often PostgreSQL is asked whether it responds, in ms. */
const interval = 250
/** How long it may take, in ms. With the interval, requests fail within two seconds. */
const longestAnswer = 1500
/** How long the connection may take to open, in ms; less while PostgreSQL is away, to notice its return. */
const [longestConnect, longestReconnect] = [5000, 2500]
/** How long a late answer is waited for before it is checked again, in ms. */
const recheck = 300
/** A timer that fires later than this shows that the process was busy, in ms. */
const longestDelay = 200
/** Codes of errors that say nothing about open connections. */
const aboutNewConnections = ['53300', 'ENOTFOUND', 'EAI_AGAIN']

/** The connections of the pool. */
const sockets = new Set<Socket>()
/** Since when PostgreSQL does not respond. */
let awaySince: number | null = null

/**
 * The socket of a new connection. While PostgreSQL is away, it throws instead of waiting until the connection times
 * out.
 */
export function openSocket(): Socket {
  if (awaySince !== null) throw new DatabaseAway()
  const socket = markErrors(new Socket())
  sockets.add(socket)
  return socket.once('close', () => sockets.delete(socket))
}

/**
 * Asks PostgreSQL on a separate connection whether it responds, and ends all connections of the pool if it does not:
 * statements that wait for a silent server fail at once, and their requests are answered. The connection also
 * receives what other processes NOTIFY.
 */
class DatabaseWatch {
  #client: pg.Client | null = null
  #stop = new AbortController()
  #loop: Promise<void> | null = null
  #listeners = new Map<string, (payload: string) => void>()

  /** Calls the listener for each NOTIFY on the channel. Call it before `start`. */
  listen(channel: string, listener: (payload: string) => void) {
    this.#listeners.set(channel, listener)
  }

  start(connectionString: string) {
    this.#loop ??= this.#run(connectionString)
  }

  async stop() {
    this.#stop.abort()
    await this.#loop
    this.#drop()
    awaySince = null
  }

  async #run(connectionString: string) {
    const { signal } = this.#stop
    while (!signal.aborted) {
      try {
        await this.#probe(connectionString)
        reportBack()
      } catch (error) {
        this.#drop()
        if (!signal.aborted) reportAway(error)
      }
      await wait(interval, null, { signal, ref: false }).catch(() => {})
    }
  }

  async #probe(connectionString: string) {
    if (this.#client) return inTime(this.#client.query('select 1'))
    const client = new pg.Client({
      connectionString,
      application_name: 'skillary_watch',
      connectionTimeoutMillis: longestConnect,
      stream: () => markErrors(new Socket()),
    })
    client.on('error', () => this.#client === client && this.#drop())
    client.on('notification', ({ channel, payload }) =>
      this.#listeners.get(channel)?.(payload ?? '')
    )
    try {
      await inTime(client.connect(), awaySince === null ? longestConnect : longestReconnect)
      const topics = ['select 1', ...[...this.#listeners.keys()].map((name) => `listen ${name}`)]
      await inTime(client.query(topics.join('; ')))
    } catch (error) {
      void client.end().catch(() => {})
      throw error
    }
    this.#client = client
  }

  #drop() {
    const client = this.#client
    this.#client = null
    client?.removeAllListeners('notification')
    void client?.end().catch(() => {})
  }
}

export const databaseWatch = new DatabaseWatch()

/** Rejects if the answer takes too long, unless the pool receives bytes or this process is busy. */
async function inTime(answer: Promise<unknown>, longest = longestAnswer): Promise<void> {
  const isAnswered = answer.then(() => true)
  for (let time = longest; ; time = recheck) {
    const [begun, received] = [performance.now(), bytesReceived()]
    if (await Promise.race([isAnswered, wait(time, false, { ref: false })])) return
    const isBusy = performance.now() - begun > time + longestDelay
    /** Bytes that have already arrived are read after timers. */
    await wait(1)
    if (await Promise.race([isAnswered, wait(1, false)])) return
    if (!isBusy && bytesReceived() === received) throw new DatabaseAway()
  }
}

function bytesReceived(): number {
  return [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0)
}

function reportAway(error: unknown) {
  if (
    !isCertainlyDatabaseAway(error) ||
    aboutNewConnections.includes((error as { code: string }).code)
  ) {
    logger.error({ err: error }, 'The database could not be watched')
    return
  }
  awaySince ??= performance.now()
  logger.error({ err: error }, 'The database does not respond')
  for (const socket of sockets) socket.destroy(new DatabaseAway())
}

function reportBack() {
  if (awaySince === null) return
  const seconds = Math.round((performance.now() - awaySince) / 1000)
  awaySince = null
  logNextAway()
  logger.warn(`The database responds again, after ${seconds} s`)
}
