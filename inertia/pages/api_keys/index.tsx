import '~/css/keys.scss'
import type { Data } from '@generated/data'
import { KeyRound, Plus } from '~/icons'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { DataList } from '~/components/lists/data_list'
import type { Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { abilityName } from '~/components/keys/key_fields'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, statusLabel } from '~/components/status_tag'
import { formatCount, formatDateTime } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type ApiKey = Data.Accounts.ApiKeys.ApiKey

interface ApiKeysProps {
  keys: ApiKey[]
  list: PageList
  /** Maximum number of active keys. */
  most: number
}

const statuses = ['active', 'capped', 'expired', 'revoked']

export default function ApiKeys({ keys, list, most }: ApiKeysProps) {
  return (
    <>
      <PageHeader
        title={t('common.menu_api_keys')}
        count={list.total}
        capped={list.total_capped}
        lead={t('api_keys.lead')}
      >
        <NewKey />
      </PageHeader>
      <DataList
        list={list}
        caption={t('api_keys.caption')}
        columns={useColumns()}
        rows={keys}
        rowKey={({ id }) => id}
        noun={(count) => t('common.noun_api_key', { count })}
        searchLabel={t('api_keys.search')}
        filters={[
          {
            name: 'status',
            label: t('api_keys.state'),
            options: statuses.map((status) => ({ value: status, label: statusLabel(status) })),
          },
        ]}
        empty={
          <EmptyState icon={KeyRound} title={t('api_keys.empty')} action={<NewKey />}>
            {t('api_keys.empty_hint')}
          </EmptyState>
        }
        advice={t('api_keys.advice')}
      />
      <p className="key-limit">{t('api_keys.most', { most })}</p>
    </>
  )
}

ApiKeys.layout = PortalLayout

function NewKey() {
  const { from } = useArea()
  return (
    <PortalLink className="button is-primary" href={from('/api-keys/create')}>
      <Plus size={16} /> {t('api_keys.new')}
    </PortalLink>
  )
}

function useColumns(): Column<ApiKey>[] {
  const { at, from } = useArea()
  return [
    {
      name: 'name',
      label: t('common.name'),
      sort: 'name',
      heading: true,
      cell: ({ id, name, prefix, previous }) => (
        <>
          <PortalLink href={from(`/api-keys/edit/${id}`)}>{name}</PortalLink>
          <span className="cell-note">
            <code className="key-prefix">{prefix}…</code>
          </span>
          {previous && (
            <span className="cell-note">
              {t('api_keys.previous_note', {
                prefix: previous.prefix,
                until: formatDateTime(previous.expires_at),
              })}
            </span>
          )}
        </>
      ),
    },
    {
      name: 'status',
      label: t('api_keys.state'),
      cell: ({ status }) => <StatusTag status={status} />,
    },
    {
      name: 'abilities',
      label: t('api_keys.abilities'),
      cell: ({ abilities }) => abilities.map((ability) => abilityName(ability)).join(', '),
    },
    {
      name: 'used_calls',
      label: t('api_keys.calls'),
      numeric: true,
      cell: ({ used_calls: total, cap_calls: cap, cap_period: period, cap_used_calls: used }) => {
        if (cap === null) return formatCount(total)
        return period === 'month'
          ? t('api_keys.calls_of_month', { used, cap })
          : t('api_keys.calls_of', { used, cap })
      },
    },
    {
      name: 'last_used_at',
      label: t('api_keys.last_used'),
      cell: ({ last_used_at: at }) => (at ? <DateTime value={at} /> : t('api_keys.never')),
    },
    {
      name: 'expires_at',
      label: t('api_keys.expires'),
      cell: ({ expires_at: at }) => (at ? <DateTime value={at} /> : t('api_keys.never')),
    },
    {
      name: 'created_at',
      label: t('api_keys.created'),
      sort: 'created_at',
      minor: true,
      cell: ({ created_at: at, created_by: name }) => (
        <span>
          <DateTime value={at} />
          <span className="cell-note">{name}</span>
        </span>
      ),
    },
    {
      label: t('api_keys.actions'),
      actions: true,
      cell: (key) =>
        key.status !== 'revoked' && (
          <div className="row-actions key-actions">
            <PortalLink
              className="button is-small"
              href={from(`/api-keys/edit/${key.id}`)}
              aria-label={t('common.action_of', { action: t('api_keys.edit'), whom: key.name })}
            >
              {t('api_keys.edit')}
            </PortalLink>
            {key.status !== 'expired' && (
              <PortalLink
                className="button is-small"
                href={from(`/api-keys/rotate/${key.id}`)}
                aria-label={t('common.action_of', {
                  action: t('api_keys.rotate'),
                  whom: key.name,
                })}
              >
                {t('api_keys.rotate')}
              </PortalLink>
            )}
            <ConfirmButton
              label={t('api_keys.revoke')}
              describes={key.name}
              title={t('api_keys.revoke_question', { name: key.name })}
              action={at(`/api-keys/edit/${key.id}`)}
              className="is-danger is-outlined is-small"
            >
              {t('api_keys.revoke_effect')}
            </ConfirmButton>
          </div>
        ),
    },
  ]
}
