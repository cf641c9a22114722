import { usePage } from '@inertiajs/react'
import { Card } from '~/components/card'
import { Differences } from '~/components/forms/differences'
import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { AppearanceCard } from '~/components/people/appearance_card'
import type { Edited } from '~/components/forms/record_form'
import { FormActions, SubmitButton } from '~/components/forms/submit_button'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface ProfileProps extends Edited {
  form: { full_name: string; email: string }
  /** A new e-mail address is pending until its link is followed. */
  confirms_email: boolean
  has_two_factor: boolean
}

export default function Profile(props: ProfileProps) {
  return (
    <div className="form-column">
      <PageHeader title={t('profile.your_profile')} />
      <div className="stack">
        <Person {...props} />
        <AppearanceCard />
        <Password />
        <TwoFactor isOn={props.has_two_factor} />
        <Sessions />
        <YourData />
      </div>
    </div>
  )
}

Profile.layout = PortalLayout

function Person(props: ProfileProps) {
  const { form, version, stale, differences, confirms_email: confirms } = props
  const { at } = useArea()
  const posted = usePostedForm()
  return (
    <Card title={t('profile.name_and_email')}>
      {stale && <Differences what={t('profile.this_account')} differences={differences} />}
      <Form action={at('/profile')} values={form} guard unsaved={stale} key={version} id="person">
        {posted === 'person' && <FormErrors />}
        <input type="hidden" name="form" value="person" />
        <input type="hidden" name="version" value={version} />
        <Field
          name="full_name"
          label={t('profile.name')}
          autoComplete="name"
          required
          maxLength={200}
        />
        <Field
          name="email"
          label={t('profile.email')}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          hint={confirms ? t('profile.log_in_with_confirmed') : t('profile.log_in_with')}
        />
        <Field
          name="current_password"
          label={t('profile.current_password')}
          hint={t('profile.needed_for_email')}
          type="password"
          autoComplete="current-password"
          error={posted === 'person' ? undefined : ''}
        />
        <FormActions>
          <SubmitButton>{t('profile.save')}</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}

/** Which of the two forms has errors, since both have a field for the current password. */
function usePostedForm(): string | undefined {
  return (usePage().props.old as Record<string, string | undefined>).form
}

function Password() {
  const { at } = useArea()
  const posted = usePostedForm()
  return (
    <Card title={t('profile.password')} lead={t('profile.password_lead')}>
      <Form action={at('/profile/password')} native id="password">
        {posted === 'password' && <FormErrors />}
        <input type="hidden" name="form" value="password" />
        <Field
          name="current_password"
          label={t('profile.current_password')}
          type="password"
          autoComplete="current-password"
          required
          error={posted === 'password' ? undefined : ''}
        />
        <Field
          name="password"
          label={t('profile.new_password')}
          hint={t('profile.at_least_characters', { count: 10 })}
          type="password"
          autoComplete="new-password"
          required
        />
        <FormActions>
          <SubmitButton>{t('profile.change_password')}</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}

function TwoFactor({ isOn }: { isOn: boolean }) {
  return (
    <Card title={t('profile.two_factor')}>
      <p className="mb-4">{isOn ? t('profile.two_factor_on') : t('profile.two_factor_off')}</p>
      <PortalLink className="button" href="/auth/two-factor">
        {isOn ? t('profile.manage_two_factor') : t('profile.set_up_two_factor')}
      </PortalLink>
    </Card>
  )
}

function Sessions() {
  const { at } = useArea()
  return (
    <Card title={t('profile.sessions')} lead={t('profile.sessions_lead')}>
      <PortalLink className="button" href={at('/profile/sessions')}>
        {t('profile.show_sessions')}
      </PortalLink>
    </Card>
  )
}

function YourData() {
  const { at } = useArea()
  return (
    <Card title={t('profile.data')} lead={t('profile.data_lead')}>
      <PortalLink className="button" href={at('/profile/personal-data')}>
        {t('profile.show_data')}
      </PortalLink>
    </Card>
  )
}
