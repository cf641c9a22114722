import type { ApiClient } from '@japa/api-client'
import ace from '@adonisjs/core/services/ace'
import { UserFactory } from '#database/factories/user_factory'
import { uploadColumns } from '#app/imports/uploads/upload_columns'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import Upload, { type UploadKind } from '#app/imports/upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { workUntil } from '#tests/helpers/queued_uploads'
import type { SkillaryProgram } from '#tests/helpers/skillary_program'

/** Runs the next queued upload. */
export async function runNext() {
  const claim = await claimUpload()
  if (claim) await runClaimedUpload(claim)
}

export async function signInAsStaff({ login }: SkillaryProgram) {
  const person = await UserFactory.merge({ role: 4 }).create()
  await login(person.email)
}

interface Given {
  program: SkillaryProgram
  kind?: UploadKind
  /** Options by their names on `/v1`. */
  options?: Record<string, string>
}

/** By each way to import a file; the upload, if any, has the result. */
export const doors: Record<
  string,
  (client: ApiClient, path: string, given: Given) => Promise<unknown>
> = {
  'Ace': (_client, path, { kind = 'relations', options = {} }) => {
    const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
    return ace.exec(`${kind}:import`, [path, '--quiet', ...flags])
  },
  '/v1': async (client, path, { kind = 'relations', options = {} }) => {
    const staff = await UserFactory.merge({ role: 4 }).create()
    await client
      .post('/v1/skills/skill_relation_bulk_import/')
      .fields({ kind, ...options })
      .file('file', path)
      .withGuard('api')
      .loginAs(staff)
    await runNext()
  },
  'the page': async (client, path, { kind = 'relations', options = {} }) => {
    const person = await UserFactory.merge({ role: 4 }).create()
    const place = '/portal/companyUser/skills/upload-status'
    const post = (at: string) =>
      client.post(`${place}${at}`).redirects(0).loginAs(person).withCsrfToken()
    await post('')
      .fields({ kind, ...options })
      .file('file', path)
    const held = await Upload.query().orderBy('id', 'desc').first()
    if (!held) return
    const { header, settings, preset } = await uploadColumns(held, {})
    const fields = header.map(({ field }) => field ?? '')
    const separator = settings.separator ?? ''
    await post(`/${held.uid}/columns`).form({ fields, preset, separator })
    await runNext()
    await post(`/${held.uid}/run`)
    await runNext()
  },
  'skillary': async (_client, path, { program, kind = 'relations', options = {} }) => {
    await signInAsStaff(program)
    const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
    await workUntil(program.run(['import', path, '--kind', kind, ...flags, '--watch']))
  },
}
