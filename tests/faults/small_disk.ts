import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { unprivilegedUser } from '../../scripts/postgres.js'

const megabyte = 1024 * 1024

/** A disk in memory whose size a test changes. Only root may create one, on Linux. */
export class SmallDisk {
  private constructor(readonly path: string) {}

  /** With a gigabyte of space; null, after a message, if this user may not mount one. */
  static create(): SmallDisk | null {
    const path = mkdtempSync('/tmp/skillary-disk-')
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1g,mode=755', 'none', path])
    if (status === 0) return new SmallDisk(path)
    rmdirSync(path)
    console.log('    Left out: a full disk needs root, who may mount a tmpfs.')
    return null
  }

  /** An empty folder on the disk; `forPostgres` gives it to the user that runs PostgreSQL. */
  folder(name: string, { forPostgres = false } = {}): string {
    const path = join(this.path, name)
    mkdirSync(path, { mode: 0o700 })
    const owner = unprivilegedUser()
    if (forPostgres && owner) chownSync(path, owner.uid, owner.gid)
    return path
  }

  /** Makes the disk so small, or large, that this many megabytes are free. */
  leave(megabytes: number) {
    const { bsize, blocks, bfree } = statfsSync(this.path)
    const used = (blocks - bfree) * bsize
    this.#mount(`remount,size=${used + megabytes * megabyte}`)
  }

  end() {
    spawnSync('umount', ['-l', this.path])
    rmdirSync(this.path)
  }

  #mount(options: string) {
    const { status, stderr } = spawnSync('mount', ['-o', options, this.path], { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
}
