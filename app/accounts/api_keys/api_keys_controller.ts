import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'
import Client from '#app/accounts/client'
import { databaseNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { pageList } from '#app/core/lists/listing'
import { oncePerForm, type SentForm } from '#app/core/http/once_per_form'
import { editForm, isStale } from '#app/core/http/edit_form'
import { t } from '#app/core/text/text'
import { newUid } from '#app/core/uid'
import { versionSeen } from '#app/core/http/version_claim'
import { returnUrlOf, redirectBack } from '#app/core/http/return_url'
import { withWrittenText } from '#app/core/text/written_text'
import ApiKey from '#app/accounts/api_keys/api_key'
import ApiKeyTransformer from '#app/accounts/api_keys/api_key_transformer'
import { keyAbilities } from '#app/accounts/api_keys/key_abilities'
import { keyForm, typedKey, type KeyForm } from '#app/accounts/api_keys/key_form'
import { keyList } from '#app/accounts/api_keys/key_list'
import {
  createKeyFormValidator,
  replaceKeyValidator,
  rotateKeyFormValidator,
} from '#app/accounts/api_keys/key_validators'
import {
  changeKey,
  createKey,
  mostLiveKeys,
  mostOverlapDays,
  revokeKey,
  rotateKey,
  type KeyWithText,
} from '#app/accounts/api_keys/save_key'

/** The pages of the API keys of a partner's client. */
export default class ApiKeysController {
  async index(ctx: HttpContext) {
    const { rows, list } = await pageList(keyList, ApiKey.ofClient(clientIdOf(ctx)), ctx)
    return ctx.inertia.render('api_keys/index', {
      keys: ApiKeyTransformer.transform(rows, await databaseNow()),
      list,
      most: mostLiveKeys,
    })
  }

  create({ inertia }: HttpContext) {
    return inertia.render('api_keys/create', { choices: [...keyAbilities], once: newUid() })
  }

  /** Renders the key text directly: a redirect would have to store it. */
  async store(ctx: HttpContext) {
    const { once, ...input } = await ctx.request.validateUsing(createKeyFormValidator)
    const form = { purpose: 'api_key', once, asked: [input] }
    return showOnce(ctx, form, (trx) =>
      createKey(ctx.auth.getUserOrFail(), input, { actor: actorOf(ctx), within: trx })
    )
  }

  async edit(ctx: HttpContext) {
    return showForm(ctx, await ownKey(ctx))
  }

  async update(ctx: HttpContext) {
    const key = await ownKey(ctx)
    const input = await ctx.request.validateUsing(replaceKeyValidator)
    const now = keyForm(key)
    /** The form has a date: if unchanged, the exact time is kept. */
    const isSameDay = typedKey(ctx.request.all()).expires_at === now.expires_at
    const expiresAt = isSameDay ? undefined : (input.expires_at ?? null)
    const changes = { ...input, expires_at: expiresAt, cap_calls: input.cap_calls ?? null }
    if (await isStale(ctx, changeKey(key, changes, writingOf(ctx)))) {
      return showForm(ctx, await ownKey(ctx), typedKey(ctx.request.all()))
    }
    ctx.session.flash('success', t('api_keys_answers.saved', { name: input.name }))
    return redirectBack(ctx, '/api-keys')
  }

  /** Asks how long the current key text should stay valid. */
  async askRotation(ctx: HttpContext) {
    const key = await ownKey(ctx)
    return ctx.inertia.render('api_keys/rotate', {
      api_key: ApiKeyTransformer.transform(key, await databaseNow()),
      most_days: mostOverlapDays,
      version: versionSeen(ctx, key.version),
      once: newUid(),
      back: returnUrlOf(ctx),
    })
  }

  async rotate(ctx: HttpContext) {
    const key = await ownKey(ctx)
    const { once, overlap_days: overlapDays } =
      await ctx.request.validateUsing(rotateKeyFormValidator)
    const form = { purpose: 'api_key_rotation', once, asked: [key.uid, overlapDays] }
    const writing = writingOf(ctx)
    return showOnce(ctx, form, (trx) =>
      rotateKey(key, { overlapDays }, { ...writing, within: trx })
    )
  }

  async destroy(ctx: HttpContext) {
    const key = await ownKey(ctx)
    await revokeKey(key, writingOf(ctx))
    ctx.session.flash('success', t('api_keys_answers.revoked', { name: key.name }))
    return redirectBack(ctx, '/api-keys')
  }
}

function clientIdOf({ auth }: HttpContext): number {
  return auth.getUserOrFail().ownClientId
}

function ownKey(ctx: HttpContext): Promise<ApiKey> {
  return ApiKey.findOfClient(clientIdOf(ctx), ctx.params.ApiKeyId)
}

/**
 * The form of a key; after a stale write with the submitted values and how they differ from the
 * current ones.
 */
async function showForm(ctx: HttpContext, key: ApiKey, typed?: KeyForm) {
  const now = keyForm(key)
  return ctx.inertia.render('api_keys/edit', {
    api_key: ApiKeyTransformer.transform(key, await databaseNow()),
    ...editForm(ctx, key.version, now, typed),
    choices: [...keyAbilities],
    back: returnUrlOf(ctx),
  })
}

/**
 * Generates a key text once per form and renders the page that shows it. A repeated submission
 * generates nothing, and the page says that the text was already shown.
 */
async function showOnce(
  ctx: HttpContext,
  form: Pick<SentForm, 'purpose' | 'once' | 'asked'>,
  make: (trx: TransactionClientContract) => Promise<KeyWithText>
) {
  const clientId = clientIdOf(ctx)
  const owner = `client:${clientId}`
  const { uid, text } = await inTransaction(async (trx) => {
    await Client.lock(trx, clientId)
    const fresh: { text: string | null } = { text: null }
    const made = await oncePerForm(trx, { owner, ...form }, async () => {
      const { key, text: itsText } = await make(trx)
      fresh.text = itsText
      return key.uid
    })
    return { uid: made, text: fresh.text }
  })
  const key = await ApiKey.findOfClient(clientId, uid)
  const now = await databaseNow()
  ctx.response.header('Cache-Control', 'no-store')
  const page = await ctx.inertia.render('api_keys/shown', {
    api_key: ApiKeyTransformer.transform(key, now),
    is_new: text !== null,
  })
  return text === null ? page : withWrittenText(ctx, page, { id: 'api-key-text', text })
}
