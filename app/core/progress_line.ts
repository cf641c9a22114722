import type { Writable } from 'node:stream'
import { Presets, SingleBar } from 'cli-progress'

/** Minimum interval between lines if they cannot be overwritten, in ms. */
const EVERY = 2000

/**
 * Shows progress on stderr, which keeps stdout free for data: a bar with rate and remaining time on
 * a terminal, otherwise an occasional line.
 */
export class ProgressLine {
  #what: string
  #began = performance.now()
  #writtenAt = performance.now()
  #stream: Writable
  #bar: SingleBar | null = null

  constructor(what: string, stream: Writable & { isTTY?: boolean } = process.stderr) {
    this.#what = what
    this.#stream = stream
    if (!stream.isTTY) return
    this.#bar = new SingleBar(
      {
        stream,
        format: `{bar} {percentage}% | {value} of {total} ${what} | {rate}/s | {left}`,
        hideCursor: true,
        clearOnComplete: true,
        formatValue: (value, _, type) =>
          type === 'value' || type === 'total' ? value.toLocaleString('en') : String(value),
      },
      Presets.shades_classic
    )
    this.#bar.start(1, 0, { rate: '–', left: '' })
  }

  update(done: number, total: number) {
    const seconds = (performance.now() - this.#began) / 1000
    const rate = done / Math.max(seconds, 0.001)
    const left = leftText((total - done) / Math.max(rate, 0.001))
    const perSecond = Math.round(rate).toLocaleString('en')
    if (this.#bar) {
      this.#bar.setTotal(Math.max(total, 1))
      this.#bar.update(done, { rate: perSecond, left })
      return
    }
    if (performance.now() - this.#writtenAt < EVERY) return
    this.#writtenAt = performance.now()
    const part = Math.floor((100 * done) / Math.max(total, 1))
    this.#stream.write(
      `${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${this.#what} (${part} %), ${perSecond}/s, ${left}\n`
    )
  }

  stop() {
    this.#bar?.stop()
  }
}

function leftText(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 1) return 'nearly done'
  if (seconds < 90) return `${Math.ceil(seconds)} s left`
  return seconds < 5400
    ? `${Math.ceil(seconds / 60)} min left`
    : `${(seconds / 3600).toFixed(1)} h left`
}
