import { usePage } from '@inertiajs/react'
import { Card } from '~/components/card'
import { DataTable, type Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { FormErrors } from '~/components/form_errors'
import { PageHeader } from '~/components/page_header'
import { AppearanceCard } from '~/components/people/appearance_card'
import { FormActions, SubmitButton } from '~/components/submit_button'
import { countOf } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { useArea } from '~/use_area'

type Session = {
  started_at: string
  last_used_at: string
  current: boolean
}

interface ProfileProps {
  form: { full_name: string; email: string }
  /** A new address waits until the link that is sent to it was followed. */
  confirms_email: boolean
  sessions: Session[]
}

export default function Profile({ form, confirms_email: confirms, sessions }: ProfileProps) {
  return (
    <div className="form-column">
      <PageHeader title="Your profile" />
      <div className="stack">
        <Person form={form} confirms={confirms} />
        <AppearanceCard />
        <Password />
        <Sessions sessions={sessions} />
      </div>
    </div>
  )
}

Profile.layout = PortalLayout

function Person({ form, confirms }: { form: ProfileProps['form']; confirms: boolean }) {
  const { at } = useArea()
  const posted = usePosted()
  return (
    <Card title="Name and e-mail address">
      <Form action={at('/profile')} guard id="person">
        {posted === 'person' && <FormErrors />}
        <input type="hidden" name="form" value="person" />
        <Field
          name="full_name"
          label="Name"
          autoComplete="name"
          required
          maxLength={200}
          defaultValue={form.full_name}
        />
        <Field
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={form.email}
          hint={
            confirms
              ? 'You log in with it. A new one counts once you followed the link that we send to it.'
              : 'You log in with it.'
          }
        />
        <Field
          name="current_password"
          label="Current password"
          hint="Needed for another e-mail address only."
          type="password"
          autoComplete="current-password"
          error={posted === 'person' ? undefined : ''}
        />
        <FormActions>
          <SubmitButton>Save</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}

/** Which of the two forms was refused: both have a field for the current password. */
function usePosted(): string | undefined {
  return (usePage().props.old as Record<string, string | undefined>).form
}

function Password() {
  const { at } = useArea()
  const posted = usePosted()
  return (
    <Card title="Password" lead="A new one signs you out on every other device.">
      <Form action={at('/profile/password')} native id="password">
        {posted === 'password' && <FormErrors />}
        <input type="hidden" name="form" value="password" />
        <Field
          name="current_password"
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          error={posted === 'password' ? undefined : ''}
        />
        <Field
          name="password"
          label="New password"
          hint="At least 10 characters."
          type="password"
          autoComplete="new-password"
          required
        />
        <FormActions>
          <SubmitButton>Change the password</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}

function Sessions({ sessions }: { sessions: Session[] }) {
  const { at } = useArea()
  const others = sessions.filter(({ current }) => !current).length
  return (
    <Card
      title="Where you are logged in"
      lead="Browsers only. Ending the others also ends what programs opened with your password over the API."
      flush
    >
      <DataTable
        caption="Your sessions"
        columns={columns}
        rows={sessions}
        rowKey={(session) => `${session.started_at} ${sessions.indexOf(session)}`}
      />
      <div className="card-foot">
        <Form action={at('/profile/sessions')}>
          <SubmitButton className="">
            {others > 0 ? `Log out ${countOf(others, 'other browser')}` : 'Log out everywhere else'}
          </SubmitButton>
        </Form>
      </div>
    </Card>
  )
}

const columns: Column<Session>[] = [
  {
    label: 'Since',
    heading: true,
    cell: ({ started_at: at }) => <DateTime value={at} exact />,
  },
  { label: 'Last used', cell: ({ last_used_at: at }) => <DateTime value={at} exact /> },
  {
    label: 'Which',
    cell: ({ current }) => (current ? 'This browser' : 'Another browser'),
  },
]
