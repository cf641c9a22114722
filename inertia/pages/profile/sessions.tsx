import { Card } from '~/components/card'
import { DataTable, type Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { Form } from '~/components/forms/form'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { formatDateTime } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Session = {
  id: string
  kind: 'pages' | 'api'
  browser: string | null
  system: string | null
  ip: string | null
  started_at: string
  last_used_at: string
  current: boolean
}

/** Where the user is logged in. */
export default function Sessions({ sessions }: { sessions: Session[] }) {
  const { at } = useArea()
  const others = sessions.filter(({ current }) => !current).length
  return (
    <>
      <PageHeader title={t('profile.sessions')} lead={t('profile.sessions_lead')}>
        <PortalLink className="button" href={at('/profile')}>
          {t('profile.back_to_profile')}
        </PortalLink>
      </PageHeader>
      <Card flush>
        <DataTable
          caption={t('profile.your_sessions')}
          columns={columnsOf(at('/profile/sessions'))}
          rows={sessions}
          rowKey={({ id }) => id}
        />
        {others > 0 && (
          <div className="card-foot">
            <Form action={at('/profile/sessions')}>
              <SubmitButton className="is-danger is-outlined">
                {t('profile.log_out_others', { count: others })}
              </SubmitButton>
            </Form>
          </div>
        )}
      </Card>
    </>
  )
}

Sessions.layout = PortalLayout

const columnsOf = (base: string): Column<Session>[] => [
  {
    label: t('profile.device'),
    heading: true,
    cell: (session) => (
      <>
        {deviceOf(session)}
        <span className="cell-note">{kindOf(session)}</span>
      </>
    ),
  },
  { label: t('profile.ip'), cell: ({ ip }) => ip ?? t('profile.unknown') },
  { label: t('profile.last_used'), cell: ({ last_used_at: at }) => <DateTime value={at} exact /> },
  { label: t('profile.since'), cell: ({ started_at: at }) => <DateTime value={at} exact /> },
  {
    label: t('profile.actions'),
    actions: true,
    cell: (session) =>
      session.current ? null : (
        <ConfirmButton
          label={t('profile.log_out')}
          describes={`${deviceOf(session)}, ${formatDateTime(session.last_used_at)}`}
          title={t('profile.log_out_device', { device: deviceOf(session) })}
          action={`${base}/${session.id}`}
          className="is-danger is-outlined is-small"
        >
          {t('profile.log_out_effect')}
        </ConfirmButton>
      ),
  },
]

function deviceOf({ browser, system }: Session): string {
  if (!browser) return t('profile.unknown_device')
  return system ? t('profile.browser_on', { browser, system }) : browser
}

function kindOf({ kind, current }: Session): string {
  if (current) return t('profile.this_browser')
  return kind === 'api' ? t('profile.of_program') : t('profile.another_browser')
}
