import '~/css/keys.scss'
import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { useWrittenText, WrittenText } from '~/components/written_text'
import { formatDateTime } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface ShownKeyProps {
  api_key: Data.Accounts.ApiKeys.ApiKey
  /** Whether the key was created by this request, so that its secret is available. */
  is_new: boolean
}

/** A key that was just created or rotated, with its secret. */
export default function ShownKey({ api_key: key, is_new: isNew }: ShownKeyProps) {
  const { at } = useArea()
  const text = useWrittenText(place, isNew)
  return (
    <div className="form-column">
      <PageHeader
        title={t('api_keys.new_key_title', { name: key.name })}
        lead={text === null ? t('api_keys.was_shown') : t('api_keys.copy_now')}
      />
      <Card title={text === null ? undefined : t('api_keys.new_key')}>
        {text === null ? (
          <p>
            <code className="key-prefix">{key.prefix}…</code>
          </p>
        ) : (
          <WrittenText id={place} of={t('api_keys.key_text')} text={text} />
        )}
        {key.previous && (
          <p className="help">
            {t('api_keys.previous_works', {
              prefix: key.previous.prefix,
              until: formatDateTime(key.previous.expires_at),
            })}
          </p>
        )}
        <p className="key-head">{t('api_keys.how_to_send')}</p>
        <pre className="code-block">{`Authorization: Bearer ${key.prefix}…`}</pre>
      </Card>
      <div className="form-actions">
        <PortalLink className="button is-primary" href={at('/api-keys')}>
          {t('api_keys.to_keys')}
        </PortalLink>
        <PortalLink className="button" href={at('/Documentation#quick-start')}>
          {t('api_keys.to_first_call')}
        </PortalLink>
        <PortalLink className="button is-text" href={at(`/api-keys/rotate/${key.id}`)}>
          {t('api_keys.rotate')}
        </PortalLink>
      </div>
    </div>
  )
}

ShownKey.layout = PortalLayout

const place = 'api-key-text'
