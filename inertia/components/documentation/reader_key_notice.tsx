import type { Reader } from '#app/documentation/reader'
import { PortalLink } from '~/components/portal_link'
import { t } from '~/text'

/** The user's API key as far as it is known (not to copy, since its end is not), or a link to create one. */
export function ReaderKeyNotice({ reader }: { reader: Reader }) {
  const key = reader.kind === 'partner' ? reader.key : null
  const label = t('documentation.your_key')
  return (
    <div className="doc-key">
      <div className="code-head">
        <p className="doc-code-title">{label}</p>
      </div>
      <pre className="code-block" tabIndex={0} role="region" aria-label={label}>
        <code>{`export SKILLARY_KEY='${key?.prefix ?? 'skk_'}${'•'.repeat(12)}'`}</code>
      </pre>
      <p>
        {reader.kind === 'guest' && t('documentation.guest_key')}
        {reader.kind === 'staff' && t('documentation.staff_key')}
        {reader.kind === 'partner' &&
          (key
            ? t('documentation.key_is_kept_as_hash', { name: key.name })
            : t('documentation.no_key_yet'))}
      </p>
      {reader.kind === 'partner' && (
        <PortalLink
          className={key ? 'button' : 'button is-primary'}
          href={key ? '/portal/partner/api-keys' : '/portal/partner/api-keys/create'}
        >
          {key ? t('documentation.manage_keys') : t('documentation.create_key')}
        </PortalLink>
      )}
      {reader.kind === 'guest' && (
        <PortalLink className="button is-primary" href="/auth/register">
          {t('documentation.register')}
        </PortalLink>
      )}
    </div>
  )
}
