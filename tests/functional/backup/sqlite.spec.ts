import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { createBackup } from '#app/core/backup/create_backup'
import { restoreBackup } from '#app/core/backup/restore_backup'
import { verifyBackup } from '#app/core/backup/verify_backup'
import { removeFile, storeFile } from '#app/core/files/stored_files'
import { deploy } from '#tests/functional/metering/deployment'
import { ask } from '#tests/functional/proof/calls'
import { runAce } from '#tests/helpers/run_ace'
import { S3Server } from '#tests/helpers/s3_server'

const onSqlite = env.get('DB_CONNECTION') === 'sqlite'
const restoredConnection = 'restored'

async function sortedNames(path: string): Promise<string[]> {
  const names = await readdir(path)
  return names.sort()
}

async function permissionsOf(path: string): Promise<number> {
  const { mode } = await stat(path)
  return mode & 0o777
}

async function newFolder(): Promise<string> {
  return mkdtemp(join(app.makePath(env.get('DATA_DIR')), 'backup-'))
}

if (onSqlite) {
  test.group('A backup made while a server is charging', (group) => {
    let folder: string

    group.each.setup(async () => {
      folder = await newFolder()
      return () => rm(folder, { recursive: true })
    })

    test('is restored with every charge acknowledged before it, and with the uploaded files', async ({
      assert,
      cleanup,
    }) => {
      const deployment = await deploy(1, { busy: [1_000_000] })
      cleanup(() => deployment.end())
      const { servers, prepared, database } = deployment
      await database.from('default_setups').update({ requests_per_minute: 1_000_000_000 })
      const uploaded = join('uploads', '0190b0c2-6d0e-7c5e-a51f-3b1f0a5d9c11')
      await writeFile(join(deployment.folder, uploaded), 'skill,related_skill\n')

      let charged = 0
      const charge = async () => {
        const response = await ask(servers[0], prepared.busy)
        await response.arrayBuffer()
        if (response.status === 200) charged += 1
      }
      while (charged < 20) await charge()
      let isOver = false
      const load = Array.from({ length: 5 }, async () => {
        while (!isOver) await charge()
      })
      const backup = join(folder, 'backup')
      const made = await runAce(['backup:create', backup], { DATA_DIR: deployment.folder })
      isOver = true
      await Promise.all(load)
      const verified = await runAce(['backup:verify', backup])
      const target = join(folder, 'data')
      const restored = await runAce(['backup:restore', backup], { DATA_DIR: target })
      const ledger = await runAce(['ledger:verify'], { DATA_DIR: target })

      for (const { exitCode, output } of [made, verified, restored, ledger]) {
        assert.equal(exitCode, 0, output)
      }
      assert.match(made.output, /1 uploaded files, written to/)
      assert.notInclude(restored.output, 'APP_KEY')
      db.manager.add(restoredConnection, {
        client: 'sqlite3',
        connection: { filename: join(target, 'skillary.sqlite3') },
        useNullAsDefault: true,
      })
      cleanup(() => db.manager.close(restoredConnection, true))
      const [{ total }] = await db
        .connection(restoredConnection)
        .from('call_ledger')
        .count('* as total')
      assert.isAtLeast(total, 20)
      assert.isAtMost(total, charged)
      assert.deepEqual(
        await readFile(join(target, uploaded)),
        await readFile(join(deployment.folder, uploaded))
      )
      assert.equal(await permissionsOf(join(target, uploaded)), 0o600)
      assert.equal(await permissionsOf(join(target, 'skillary.sqlite3')), 0o600)
      assert.equal(await permissionsOf(backup), 0o700)
    })

    test('contains the files of a bucket, and restores them into another', async ({
      assert,
      cleanup,
    }) => {
      const store = new S3Server()
      await store.start()
      cleanup(() => store.stop())
      const content = Buffer.from('skill,related_skill\n')
      const names = [1, 2, 3].map((digit) => `0190b0c2-6d0e-7c5e-a51f-3b1f0a5d9c1${digit}`)
      for (const name of names) {
        store.objects.set(`uploads/${name}`, { bytes: content, at: new Date() })
      }
      store.objects.set('uploads/of-somebody-else', { bytes: content, at: new Date() })
      const backup = join(folder, 'backup')
      const made = await runAce(['backup:create', backup], store.settings)
      assert.equal(made.exitCode, 0, made.output)
      assert.deepEqual(await sortedNames(join(backup, 'uploads')), names)

      const settings = { ...store.settings, DATA_DIR: join(folder, 'data') }
      const refused = await runAce(['backup:restore', backup], settings)
      assert.equal(refused.exitCode, 1)
      assert.include(refused.output, 'The file storage has files')
      const restored = await runAce(['backup:restore', backup], {
        ...settings,
        S3_PREFIX: 'restored',
        APP_KEY: 'another-key-of-32-characters-0123',
      })
      assert.equal(restored.exitCode, 0, restored.output)
      assert.include(restored.output, 'made with another APP_KEY')
      for (const name of names) {
        assert.deepEqual(store.objects.get(`restored/${name}`)?.bytes, content)
      }

      store.state = 'down'
      const failed = await runAce(['backup:create', join(folder, 'second')], store.settings)
      assert.equal(failed.exitCode, 1)
      assert.include(failed.output, 'The file storage does not respond')
      assert.deepEqual(await sortedNames(folder), ['backup', 'data'])
    })
  })

  test.group('Backup of SQLite', (group) => {
    let folder: string
    let backup: string
    let upload: string

    group.each.setup(async () => {
      folder = await newFolder()
      backup = join(folder, 'backup')
      const file = join(folder, 'ours.csv')
      await writeFile(file, 'skill\nPython\n')
      upload = await storeFile(file, { move: true })
      await createBackup(backup)
      return async () => {
        await removeFile(upload)
        await rm(folder, { recursive: true })
      }
    })

    /** Replaces a file of the backup, and its checksum. */
    async function replace(name: string, content: string | Buffer) {
      const sums = join(backup, 'SHA256SUMS')
      const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
      const before = hash(await readFile(join(backup, name)))
      await writeFile(join(backup, name), content)
      const text = await readFile(sums, 'utf8')
      await writeFile(sums, text.replace(before, hash(content)))
    }

    async function changeManifest(change: object) {
      const manifest = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'))
      await replace('manifest.json', JSON.stringify({ ...manifest, ...change }))
    }

    test('consists of the database, the uploaded files and their checksums', async ({ assert }) => {
      assert.deepEqual(await sortedNames(backup), [
        'SHA256SUMS',
        'manifest.json',
        'skillary.sqlite3',
        'uploads',
      ])
      const { manifest } = await verifyBackup(backup)
      assert.equal(manifest.files, 1)
      assert.deepEqual(await readdir(folder), ['backup'])
    })

    test('is not made of a database without tables', async ({ assert }) => {
      const settings = { DATA_DIR: join(folder, 'empty') }
      await mkdir(settings.DATA_DIR)
      await writeFile(join(settings.DATA_DIR, 'skillary.sqlite3'), '')
      const { exitCode, output } = await runAce(['backup:create', join(folder, 'none')], settings)
      assert.equal(exitCode, 1)
      assert.include(output, 'The database is empty')
    })

    test('overwrites neither a backup nor an installation', async ({ assert }) => {
      await assert.rejects(() => createBackup(backup), /already exists and will not be overwritten/)
      await assert.rejects(
        () => restoreBackup(backup),
        /skillary\.sqlite3 exists and is not overwr/
      )
      await writeFile(join(folder, 'next.part'), '')
      await assert.rejects(
        () => createBackup(join(folder, 'next')),
        /interrupted backup: delete it/
      )
    })

    test('is refused if it is damaged', async ({ assert }) => {
      const damages: Array<[() => Promise<unknown>, RegExp]> = [
        [
          async () => {
            const file = join(backup, 'skillary.sqlite3')
            const bytes = await readFile(file)
            bytes[bytes.length - 100] ^= 1
            await writeFile(file, bytes)
          },
          /^The backup is damaged: skillary\.sqlite3 does not match its checksum\. Copy it again, or use another backup$/,
        ],
        [
          () => rm(join(backup, 'uploads', upload)),
          new RegExp(
            `damaged: uploads/${upload} is missing\\. Copy it again, or use another backup$`
          ),
        ],
        [
          async () => {
            await rm(join(backup, 'uploads', upload))
            await truncate(join(backup, 'skillary.sqlite3'), 4096)
          },
          /is missing; skillary\.sqlite3 does not match its checksum\. Copy it again, or use another backup$/,
        ],
        [
          () => truncate(join(backup, 'SHA256SUMS'), 200),
          /SHA256SUMS lists 2 files, not 3\. Copy it again, or use another backup$/,
        ],
        [() => writeFile(join(backup, 'SHA256SUMS'), 'x\n'), /SHA256SUMS is damaged in line 1$/],
        [() => rm(join(backup, 'SHA256SUMS')), /SHA256SUMS is missing$/],
        [() => truncate(join(backup, 'manifest.json'), 40), /manifest\.json is damaged$/],
        [
          () => rm(join(backup, 'manifest.json')),
          /is not a complete backup: it has no manifest\.json$/,
        ],
        [() => changeManifest({ format: 2 }), /has format 2, which this release cannot read$/],
        [
          async () => {
            const bytes = await readFile(join(backup, 'skillary.sqlite3'))
            await replace('skillary.sqlite3', bytes.fill(7, 4096 * 4, 4096 * 8))
          },
          /damaged: skillary\.sqlite3: /,
        ],
      ]
      for (const [damage, message] of damages) {
        await rm(backup, { recursive: true })
        await createBackup(backup)
        await damage()
        await assert.rejects(() => verifyBackup(backup), message)
      }
    })

    test('of a newer release is not restored, and one of an older release says what to do', async ({
      assert,
    }) => {
      const { manifest } = await verifyBackup(backup)
      const target = { DATA_DIR: join(folder, 'data') }
      await changeManifest({ migrations: [...manifest.migrations, '20990101000000_later'] })
      const refused = await runAce(['backup:restore', backup], target)
      assert.equal(refused.exitCode, 1)
      assert.include(refused.output, 'newer release: this one does not know 20990101000000_later')
      assert.notInclude(await readdir(target.DATA_DIR), 'skillary.sqlite3')

      await changeManifest({ migrations: manifest.migrations.slice(1) })
      const restored = await runAce(['backup:restore', backup], target)
      assert.equal(restored.exitCode, 0, restored.output)
      assert.include(restored.output, 'of an older release: run "node ace migration:run --force"')
    })
  })
} else {
  test.group('Backup commands with PostgreSQL', () => {
    test('refer to the documentation', async ({ assert }) => {
      for (const name of ['create', 'restore']) {
        const { exitCode, output } = await runAce([`backup:${name}`, '/nowhere'])
        assert.equal(exitCode, 1)
        assert.include(output, 'docs/operators.md describes backups of PostgreSQL')
      }
    })
  })
}
