import { chmodSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A clock for processes, by libfaketime, that a test moves while they run. */
export class MovedClock {
  #folder = mkdtempSync('/tmp/skillary-clock-')

  private constructor(private library: string) {
    /** PostgreSQL runs as another user. */
    chmodSync(this.#folder, 0o755)
    this.move(0)
  }

  /** Null, after a message, without libfaketime. */
  static create(): MovedClock | null {
    const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
    if (library) return new MovedClock(library)
    console.log(
      '    Left out: jumps of a clock need libfaketime (Debian: apt-get install faketime).'
    )
    return null
  }

  /** The environment of processes with this clock. Durations are not affected, as in a real jump. */
  get environment(): Record<string, string> {
    return {
      LD_PRELOAD: this.library,
      FAKETIME_TIMESTAMP_FILE: join(this.#folder, 'offset'),
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }
  }

  /** Sets the clock this many seconds ahead of the real one, or behind it if negative, at once. */
  move(seconds: number) {
    writeFileSync(join(this.#folder, 'offset'), `${seconds < 0 ? '' : '+'}${seconds}`)
  }

  end() {
    rmSync(this.#folder, { recursive: true })
  }
}
