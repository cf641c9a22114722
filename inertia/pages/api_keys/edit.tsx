import '~/css/keys.scss'
import type { Data } from '@generated/data'
import { Card, Fact } from '~/components/card'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { DateTime } from '~/components/date_time'
import { KeyFields } from '~/components/keys/key_fields'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { RecordForm, type Edited } from '~/components/forms/record_form'
import { StatusTag } from '~/components/status_tag'
import { UsageBar } from '~/components/usage_bar'
import { formatCount, formatDateTime } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type ApiKey = Data.Accounts.ApiKeys.ApiKey

interface EditKeyProps extends Edited {
  api_key: ApiKey
  form: Record<'name' | 'abilities' | 'expires_at' | 'cap_calls' | 'cap_period', string>
  choices: string[]
  back: string | null
}

export default function EditKey(props: EditKeyProps) {
  const { api_key: key, form, back } = props
  const { at } = useArea()
  const isRevoked = key.status === 'revoked'
  return (
    <div className="form-column">
      <PageHeader title={key.name} lead={isRevoked ? t('api_keys.revoked_note') : undefined}>
        <KeyButtons apiKey={key} back={back} />
      </PageHeader>
      <div className="stack">
        <KeyFacts apiKey={key} />
        {!isRevoked && (
          <RecordForm
            action={at(`/api-keys/edit/${key.id}`)}
            edited={props}
            what={t('api_keys.this_key')}
            back={back}
            submit={t('api_keys.save')}
            cancel={at(back ?? '/api-keys')}
            values={form}
          >
            <KeyFields
              choices={props.choices}
              abilities={form.abilities.split(', ')}
              used={key.used_calls}
            />
          </RecordForm>
        )}
      </div>
    </div>
  )
}

EditKey.layout = PortalLayout

/** Links to its searches, rotation and revocation. */
function KeyButtons({ apiKey: key, back }: { apiKey: ApiKey; back: string | null }) {
  const { at, from } = useArea()
  const kept: Record<string, string> = back ? { back } : {}
  return (
    <>
      <PortalLink className="button" href={at(`/playground/search-history?api_key=${key.id}`)}>
        {t('api_keys.view_searches')}
      </PortalLink>
      {key.status !== 'revoked' && (
        <>
          {key.status !== 'expired' && (
            <PortalLink className="button" href={from(`/api-keys/rotate/${key.id}`)}>
              {t('api_keys.rotate')}
            </PortalLink>
          )}
          <ConfirmButton
            label={t('api_keys.revoke')}
            title={t('api_keys.revoke_question', { name: key.name })}
            action={at(`/api-keys/edit/${key.id}`)}
            fields={kept}
          >
            {t('api_keys.revoke_effect')}
          </ConfirmButton>
        </>
      )}
    </>
  )
}

/** The read-only facts of the key. */
function KeyFacts({ apiKey: key }: { apiKey: ApiKey }) {
  return (
    <Card>
      {key.cap_calls !== null && <UsageBar used={key.cap_used_calls} total={key.cap_calls} />}
      <dl className="facts">
        <Fact label={t('api_keys.state')}>
          <StatusTag status={key.status} />
        </Fact>
        <Fact label={t('api_keys.prefix')}>
          <code className="key-prefix">{key.prefix}…</code>
          {key.previous && (
            <span className="cell-note">
              {t('api_keys.previous_note', {
                prefix: key.previous.prefix,
                until: formatDateTime(key.previous.expires_at),
              })}
            </span>
          )}
        </Fact>
        <Fact label={t('api_keys.calls')}>{formatCount(key.used_calls)}</Fact>
        {key.cap_resets_at && (
          <Fact label={t('api_keys.resets')}>{formatDateTime(key.cap_resets_at)}</Fact>
        )}
        <Fact label={t('api_keys.last_used')}>
          {key.last_used_at ? <DateTime value={key.last_used_at} exact /> : t('api_keys.never')}
        </Fact>
        <Fact label={t('api_keys.created')}>
          <DateTime value={key.created_at} exact />
        </Fact>
        <Fact label={t('api_keys.created_by')}>{key.created_by}</Fact>
        {key.revoked_at && (
          <Fact label={t('api_keys.revoked')}>
            <DateTime value={key.revoked_at} exact />
          </Fact>
        )}
      </dl>
    </Card>
  )
}
